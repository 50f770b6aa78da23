import type { Script } from '../director/script.ts';

/** What is high above those who watch it. */
const HIGH = /^(?:aurora|fireworks|lightning|milky way|meteors|full moon|star trails|swarm)$|^moon: /;

/** Where the prompt leaves the camera free and speaks of the sky, it goes back and looks up from low: else nobody sees what it is about. */
export function lookUp(script: Script): Script {
  if (!script.set.dressing.some((word) => HIGH.test(word))) return script;
  const mirrored = script.set.dressing.includes('mirror water');
  return {
    ...script,
    shots: script.shots.map((shot) => ({
      ...shot,
      size: shot.sizeStated || shot.size === 'establishing' ? shot.size : 'wide',
      // Water that holds the sky is looked down on.
      angle: shot.angle === 'eye' && !mirrored ? 'low' : shot.angle,
    })),
  };
}
