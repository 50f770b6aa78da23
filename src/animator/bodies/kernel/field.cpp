// Bodies from fields: shapes, the surface around them, and coats of colour on it.
#include "coats.h"
