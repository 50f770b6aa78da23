import type { VideoModelView } from '../../../../src/dialects/console/views.ts';
import { words } from '../../words/words.ts';
import type { Draft, VideoDraft } from './draft.ts';

/**
 * Which wishes exclude each other, told before anything is sent. The service checks again and has the last word; here a
 * choice that would be refused is switched off and says why. Null: nothing against it.
 */
type Reason = string | null;

const { reasons } = words.playground;
const hasReferences = (draft: VideoDraft): boolean => draft.references.length > 0;

const LARGEST_SEED = 4_294_967_295;

export function refuseSeed(seed: Draft['seed']): Reason {
  return seed === null || seed <= LARGEST_SEED ? null : reasons.seed(LARGEST_SEED);
}

export function refuseSeconds(seconds: number, draft: VideoDraft, model: VideoModelView): Reason {
  const needed = model.secondsOfResolution[draft.resolution];
  if (needed !== undefined && seconds !== needed) return reasons.resolutionSeconds(draft.resolution, needed);
  if (hasReferences(draft) && seconds !== model.secondsWithReferences) {
    return reasons.referenceSeconds(model.secondsWithReferences);
  }
  return null;
}

export function refuseResolution(resolution: string, draft: VideoDraft, model: VideoModelView): Reason {
  const needed = model.secondsOfResolution[resolution];
  return needed === undefined || needed === draft.seconds ? null : reasons.resolutionSeconds(resolution, needed);
}

export function refuseNegativePrompt(draft: VideoDraft): Reason {
  return hasReferences(draft) ? reasons.negativeNotReferences : null;
}

export function refuseFirstFrame(draft: VideoDraft): Reason {
  return hasReferences(draft) ? reasons.framesNotReferences : null;
}

export function refuseLastFrame(draft: VideoDraft): Reason {
  if (hasReferences(draft)) return reasons.framesNotReferences;
  return draft.firstFrame === null ? reasons.lastNeedsFirst : null;
}

export function refuseReferences(draft: VideoDraft, model: VideoModelView): Reason {
  if (draft.firstFrame !== null) return reasons.referencesNotFrames;
  if (draft.seconds !== model.secondsWithReferences) return reasons.referenceSeconds(model.secondsWithReferences);
  return draft.negativePrompt.trim() === '' ? null : reasons.negativeNotReferences;
}
