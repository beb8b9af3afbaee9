// Nothing but the headers that are precompiled for the tests of core and of the console.
