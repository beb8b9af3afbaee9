#pragma once

/// A proof in the making, for those who keep it, share it out or put it together: ProofWork, ProofRecord.
#include "core/solve/lightest/proof_work.h"
