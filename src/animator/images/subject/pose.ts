import { clamp, smoothstep, TAU } from '../../maths/ease.ts';
import type { SubjectKind, SubjectLife, SubjectMove } from './life.ts';
import type { Travel } from './travel.ts';

/** What the body of a subject does at a moment, beside where it is: shares of its height, and radians. */
export interface SubjectPose {
  /** Up, of all of it; and of what is not on the ground. */
  readonly lift: number;
  readonly bob: number;
  /** To the side, more the higher. */
  readonly sway: number;
  /** Around its middle. */
  readonly rock: number;
  readonly breath: number;
  /** Of its head: to a side and down, -1 to 1. */
  readonly turn: number;
  readonly nod: number;
  /** Of a tail, of wings, of cloth: -1 to 1, or how strong a wave is. */
  readonly wag: number;
  readonly flap: number;
  readonly wave: number;
  readonly flicker: number;
  /** How much shorter and wider it becomes. */
  readonly squash: number;
  /** How far down on its haunches it is, or on its belly, or up from a seat: 0 to 1. */
  readonly sit: number;
  readonly lie: number;
  readonly rise: number;
  /** Of its head, around itself: -1 to 1. */
  readonly tilt: number;
  /** How far the corners of a mouth are up, 0 to 1. */
  readonly smile: number;
}

const REST: SubjectPose = {
  ...{ lift: 0, bob: 0, sway: 0, rock: 0, breath: 0, turn: 0, nod: 0 },
  ...{ wag: 0, flap: 0, wave: 0, flicker: 0, squash: 0 },
  ...{ sit: 0, lie: 0, rise: 0, tilt: 0, smile: 0 },
};
type Parts = { -readonly [part in keyof SubjectPose]: number };

const BREATH = 0.004;
const BREATH_SECONDS = 3.4;
/** Seconds in which something begins, so that the film opens on the picture itself. */
const ONSET = 0.7;

/** How far into an act it is: in and out over a third of a second, or half of a short one. */
function strengthOf({ from, to }: SubjectMove, time: number): number {
  const edge = Math.min(0.35, (to - from) / 2);
  return (
    smoothstep(from, from + edge, time) *
    (from === 0 ? smoothstep(0, ONSET, time) : 1) *
    smoothstep(to, to - edge, time)
  );
}

const NODS = new Set(['nod', 'bow', 'pray']);
const LOWERS = new Set(['eat', 'drink', 'sniff', 'read', 'write', 'dig', 'cry']);
const SPEAKS = new Set([
  'speak',
  'whisper',
  'murmur',
  'shout',
  'sing',
  'bark',
  'meow',
  'moo',
  'roar',
  'chirp',
  'laugh',
]);
const TURNS = new Set(['turn', 'look', 'listen', 'point', 'think', 'wake', 'photograph', 'wave', 'salute']);
/** Acts of a face. */
const SMILES = new Set(['smile', 'laugh', 'giggle', 'grin', 'cheer', 'celebrate']);
const SMILE_SECONDS = 0.9;
const SWINGS = new Set(['swing', 'dance', 'exercise', 'play', 'cheer', 'celebrate', 'clap', 'meditate', 'stretch']);

/** Seconds in which somebody sits down, lies down or gets up; it stays so. */
const SETTLES = 1.3;
const LIES = new Set(['lie', 'sleep', 'rest']);

/** Adds what one act does to where it has settled: who sat down keeps sitting. */
function settleDown(pose: Parts, { act, from }: SubjectMove, kind: SubjectKind, time: number): void {
  const much = smoothstep(from, from + SETTLES, time) * (from === 0 ? smoothstep(0, ONSET, time) : 1);
  const down = Math.max(pose.sit, pose.lie);
  if (LIES.has(act)) {
    pose.lie = Math.max(pose.lie, much);
    pose.sit *= 1 - much;
  }
  if (act === 'sit' || (act === 'crouch' && kind === 'four_legged')) pose.sit = Math.max(pose.sit, much);
  if (act === 'stand' && down === 0) pose.rise = Math.max(pose.rise, much);
  // Who goes on has got up before.
  if (act === 'stand' || RISEN.has(act)) {
    pose.sit *= 1 - much;
    pose.lie *= 1 - much;
  }
}
const RISEN = new Set(['walk', 'run', 'jump', 'trot', 'gallop', 'chase']);

/** Adds what one act does to the pose. */
function perform(pose: Parts, move: SubjectMove, kind: SubjectKind, time: number): void {
  const much = strengthOf(move, time);
  // A smile stays on a face when something else is done.
  if (SMILES.has(move.act)) pose.smile = Math.max(pose.smile, smoothstep(move.from, move.from + SMILE_SECONDS, time));
  if (much === 0) return;
  const t = (time - move.from) * move.speed;
  const side = move.direction === 'left' ? -1 : move.direction === 'right' ? 1 : null;
  const { act } = move;
  if (act === 'nod') pose.nod += much * Math.max(0, Math.sin(TAU * t * 0.9));
  else if (NODS.has(act)) pose.nod += much;
  if (LOWERS.has(act)) pose.nod += much * (0.7 + 0.25 * Math.sin(TAU * t * 0.8));
  if (SPEAKS.has(act)) {
    pose.nod += much * 0.3 * Math.sin(TAU * t * 1.7) * (0.6 + 0.4 * Math.sin(TAU * t * 0.43));
    pose.turn += much * 0.25 * Math.sin(TAU * t * 0.31);
  }
  if (act === 'shrug') pose.turn += much * Math.sin(TAU * t * 1.1);
  if (act === 'look_around') pose.turn += much * Math.sin(TAU * t * 0.28);
  if (move.gaze !== undefined) pose.nod += much * (move.gaze === 'up' ? -1 : 1) * smoothstep(0, 1.1, t);
  else if (TURNS.has(act)) {
    // Toward the camera or nobody: a look to the side and back.
    const way = side === null ? Math.sin(TAU * t * 0.21) : side * smoothstep(0, 1.1, t);
    pose.turn += much * way * (act === 'turn' || act === 'look' ? 1 : 0.35);
    if (kind === 'upright') pose.sway += much * way * 0.012;
  }
  if (SWINGS.has(act)) {
    const strong = act === 'dance' || act === 'exercise' ? 1 : 0.5;
    pose.sway += much * strong * 0.05 * Math.sin(TAU * t * 0.85);
    pose.bob += much * strong * 0.02 * (1 - Math.cos(TAU * t * 1.7));
    pose.turn += much * strong * 0.5 * Math.sin(TAU * t * 0.85 + 0.6);
  }
  if (act === 'jump' || act === 'rise') hop(pose, much, t);
  if (act === 'shiver') pose.sway += much * 0.006 * Math.sin(TAU * t * 9);
  if (act === 'kneel' || (act === 'crouch' && kind !== 'four_legged')) pose.squash += much * 0.08;
  if (act === 'think' || act === 'tilt') pose.tilt += much * Math.sin(TAU * t * 0.24);
  if (act === 'wag') pose.wag += much * Math.sin(TAU * t * 2.6);
  if (act === 'fall') pose.rock += much * 0.6 * smoothstep(0, 1.2, t);
  if (act === 'float' || act === 'fly') pose.lift += much * 0.05 * (1 - Math.cos(TAU * t * 0.3));
}

const HOP_SECONDS = 0.95;

/** Crouches, leaves the ground, comes down. */
function hop(pose: Parts, much: number, t: number): void {
  const share = (t % HOP_SECONDS) / HOP_SECONDS;
  const air = clamp((share - 0.28) / 0.5);
  pose.lift += much * 0.24 * 4 * air * (1 - air);
  pose.squash +=
    much *
    (0.09 * smoothstep(0, 0.2, share) * smoothstep(0.32, 0.22, share) +
      0.07 * smoothstep(0.76, 0.84, share) * smoothstep(1, 0.86, share));
}

/** What its going does to its body. */
function go(pose: Parts, travel: Travel, kind: SubjectKind): void {
  const { going, strides, side } = travel;
  if (travel.gait === null || going === 0) return;
  const phase = TAU * strides;
  if (travel.gait === 'glide') {
    if (kind === 'rolling') pose.bob += going * 0.004 * Math.sin(phase * 1.7);
    if (kind === 'winged') pose.lift += going * 0.1 * (1 - Math.cos(phase * 0.4));
    if (kind === 'winged') pose.flap += going * Math.sin(phase * 2);
    if (kind === 'finned') pose.wave += going;
    if (kind === 'upright' || kind === 'four_legged') pose.bob += going * 0.008 * (1 - Math.cos(phase));
    return;
  }
  if (travel.gait === 'run') {
    pose.lift += going * 0.028 * (1 - Math.cos(phase * (kind === 'upright' ? 2 : 1)));
    pose.rock += going * side * (kind === 'upright' ? 0.04 : 0.055 * Math.sin(phase + 0.5));
  } else {
    pose.bob += going * 0.011 * (1 - Math.cos(phase * 2));
    pose.rock += going * (kind === 'upright' ? 0.012 : 0.008) * Math.sin(phase);
  }
  pose.nod += going * 0.12 * Math.sin(phase * 2);
  pose.wag += going * 0.5 * Math.sin(phase * 1.5);
}

/** At the first moment all is as it was given. */
export function poseSubject({ kind, alive, wind, moves }: SubjectLife, travel: Travel, time: number): SubjectPose {
  const pose: Parts = { ...REST };
  const began = smoothstep(0, ONSET, time);
  if (alive) {
    pose.breath += began * BREATH * (1 - Math.cos((TAU * time) / BREATH_SECONDS));
    pose.sway += began * (kind === 'upright' ? 0.006 : 0.002) * Math.sin(TAU * time * 0.19);
    pose.turn += began * 0.1 * Math.sin(TAU * time * 0.13);
    pose.wag += began * 0.2 * Math.sin(TAU * time * 0.8);
  }
  if (kind === 'growing') {
    pose.sway +=
      began * (0.012 + 0.05 * wind) * (Math.sin(TAU * time * 0.33) + 0.45 * Math.sin(TAU * time * 0.71 + 1) - 0.38);
  }
  if (kind === 'cloth') pose.wave += began * (0.4 + 0.6 * wind);
  if (kind === 'flame') pose.flicker += began;
  if (kind === 'sailing') {
    pose.rock += began * 0.028 * Math.sin(TAU * time * 0.24);
    pose.lift += began * 0.009 * Math.sin(TAU * time * 0.31);
  }
  for (const move of moves) {
    perform(pose, move, kind, time);
    settleDown(pose, move, kind, time);
  }
  go(pose, travel, kind);
  return pose;
}
