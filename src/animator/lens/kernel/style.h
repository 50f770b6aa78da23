// Looks that are not a camera's, laid over the finished picture: what it is made of first, then what it was filmed with. All of it is a function of the picture,
// its depth and the moment.
#pragma once
#include "light-land.h"

enum Medium { BARE, CEL, INK, PENCIL, COMIC, PAPER, FELT, KNIT, PIXELS, OIL, WATERCOLOUR };

EXPORT void applyStyle(Lens* L, const Style* S, float seconds) {
  Rooms P = planesOf(*L);
  if (S->grid > 0) drawGrid(P, *S);
  switch ((i32)S->medium) {
    case CEL: drawCel(P, *S); break;
    case INK: washInk(P, *S); break;
    case PENCIL: sketchPencil(P, *S, seconds); break;
    case COMIC: printComic(P, *S); break;
    case PAPER: cutPaper(P, *S); break;
    case FELT: feltWool(P, *S); break;
    case KNIT: knitWool(P, *S); break;
    case PIXELS: makePixels(P, *S); break;
    case OIL: paintOil(P, *S); break;
    case WATERCOLOUR: paintWater(P, *S); break;
    default: break;
  }
  if (S->panes > 0) leadGlass(P, *S);
  if (S->board > 0) drawOnBoard(P, *S);
  if (S->infra > 0) showInfrared(P, *S);
  if (S->doubled > 0) exposeTwice(P, *S, seconds);
  if (S->tilt > 0) tiltLens(P, *S);
  if (S->wet > 0) wetGlass(P, *S, seconds);
  if (S->heat > 0) showHeat(P);
  if (S->bulge > 0) bulge(P, S->bulge, S->rim);
  // A land of light has its two colours already.
  if (S->toned > 0 && S->grid == 0 && S->board == 0) tone(P, *S);
  if (S->wear > 0) wearFilm(P, *S, seconds);
  if (S->tape > 0) wearTape(P, *S, seconds);
  if (S->watch > 0) watch(P, *S, seconds);
  if (S->phosphor > 0) glowGreen(P, seconds);
}
