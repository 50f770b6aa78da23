import { type RefObject, useEffect, useRef } from 'react';
import { isCalm } from '../../parts/motion.ts';

/** A refusal is there by then, and belongs beside the button; what takes longer is being made. */
const SOON_MILLISECONDS = 300;

/** Brings the stage to whoever has just asked for something: on a telephone it is far below the button. */
export function useStageInView(stage: RefObject<HTMLElement | null>, isStarting: boolean, take: string | null): void {
  const shown = useRef(take);
  useEffect(() => {
    if (!isStarting) return;
    const soon = setTimeout(() => bringIntoView(stage.current), SOON_MILLISECONDS);
    return () => clearTimeout(soon);
  }, [isStarting, stage]);
  useEffect(() => {
    if (take !== null && take !== shown.current) bringIntoView(stage.current);
    shown.current = take;
  }, [take, stage]);
}

function bringIntoView(stage: HTMLElement | null): void {
  if (stage === null) return;
  const { top, bottom } = stage.getBoundingClientRect();
  const isSeen = top >= 0 && bottom <= window.innerHeight;
  if (!isSeen) stage.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' });
}
