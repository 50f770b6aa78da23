// The lens: a film renderer for processors without a GPU. One frame is: movers posed (skin), their shadow (buildMoverShadow,
// buildMoverGround), the view in water (beginView 1, placeGeometry, drawTiles), the view itself (beginView 0, placeGeometry, drawTiles,
// relight where the light goes with the moment, drawParticles), finish, and writeI420 or writeRgba. It keeps nothing between frames: all state is in the records it is given.
#include "identity.h"
#include "output.h"
#include "particles.h"
#include "relight.h"
#include "sheet.h"
#include "skin.h"
#include "sky.h"
#include "style.h"
