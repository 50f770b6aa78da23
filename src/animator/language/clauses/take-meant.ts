import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Scope } from './scope.ts';
import { takeForBank, takeForBuilding } from './take-building.ts';
import { takeForFlock } from './take-flock.ts';
import {
  takeAfter,
  takeForBackdrop,
  takeForBeast,
  takeForEye,
  takeForFormation,
  takeForNobody,
  takeForPiece,
  takeForRibbon,
  takeForRunner,
  takeForShips,
  takeForSubject,
} from './take-noun.ts';
import { takeOwned } from './take-owned.ts';
import { takeForMotorbike, takeForPart } from './take-part.ts';
import { takeForSomebody } from './take-somebody.ts';
import { takeBeside, takeForProduct, takeForStuff, takeForTree } from './take-stuff.ts';
import { takeForTrade } from './take-trade.ts';
import { takeForWreck } from './take-wreck.ts';

/** What a noun means where it stands, which its words alone do not tell. */
export function takeMeant(scope: Scope, told: Mention, chunks: readonly Chunk[], at: number): Mention {
  const before = chunks[at - 1];
  const kind = takeForTree(
    scope,
    takeForBeast(
      scope,
      takeForPart(
        scope,
        takeForShips(
          scope,
          takeForBank(
            scope,
            takeForBackdrop(
              takeForEye(
                takeForPiece(
                  takeForBuilding(
                    takeForStuff(
                      takeForProduct(scope, takeBeside(scope, takeForFlock(scope, takeForMotorbike(scope, told)))),
                      before,
                    ),
                    chunks,
                    at,
                  ),
                  chunks,
                ),
                chunks,
              ),
            ),
          ),
        ),
      ),
      before,
    ),
  );
  const own = takeForNobody(
    scope,
    takeForRunner(scope, takeForRibbon(scope, takeOwned(scope, kind, chunks, at), chunks)),
  );
  const about = takeForSubject(scope, takeAfter(scope, takeForFormation(scope, own)));
  return takeForSomebody(scope, takeForTrade(scope, takeForWreck(about, chunks, at)), chunks, at);
}
