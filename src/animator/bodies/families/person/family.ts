import { add, type Vector } from '../../../maths/vector.ts';
import type { Body, BodyFamily } from '../../body.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { makeBeast } from './beast.ts';
import { makePersonSkeleton } from './bones.ts';
import { castPerson } from './cast.ts';
import { ALOFT } from './clips/clip.ts';
import { CLIP_NAMES } from './clips/clips.ts';
import { eyesOf } from './face-details.ts';
import { gripOf, makeFrame, type PersonFrame, SIDES } from './frame.ts';
import { wornAnchors } from './garment-box.ts';
import { headBoxOf } from './head-box.ts';
import { makeLivingThing } from './living-thing.ts';
import { onHooves } from './on-hooves.ts';
import { makePersonParts } from './parts.ts';
import { posePerson } from './poses.ts';
import { tipsOf } from './props.ts';
import { type PersonSheet, readSheet } from './sheet.ts';
import { armLength } from './solve.ts';
import { stridesOfPerson } from './strides.ts';
import { touchedAnchors } from './touched-anchors.ts';

/** People, and those built like them: robots, mermaids, fairies, trolls, genies, and animals who live like people. */
export const PERSON: BodyFamily = {
  name: 'person',
  acts: CLIP_NAMES,
  cast: castPerson,
  makeBody: (sheet, kernel) => makePerson(readSheet(sheet), kernel),
};

function makePerson(sheet: PersonSheet, kernel: FieldKernel): Body {
  const bare = makeFrame(sheet);
  const beast = sheet.beast === null ? null : makeBeast(sheet.beast, bare, kernel);
  const living = sheet.thing === null ? null : makeLivingThing(sheet.thing, bare, kernel);
  const frame = living?.frame ?? beast?.frame ?? bare;
  const skeleton = makePersonSkeleton(frame);
  const poser = { frame, skeleton, sheet, eyes: living?.eyes ?? beast?.eyes ?? eyesOf(sheet, frame) };
  const { build, onHead, hipY, torso, shoulderY } = frame;
  const person: Body = {
    skeleton,
    makeParts: (parts) => makePersonParts(parts, skeleton, sheet, frame, { beast, living }),
    proxies: proxiesOf(frame),
    height: living?.top ?? beast?.top ?? build.height,
    length: build.chest * 2.2,
    width: (build.shoulders + build.armRadius * 2) * 2,
    anchors: {
      eyes: { bone: 'head', at: [0, frame.eyes.L[1], frame.eyes.L[2] + frame.eyeRadius] },
      mouth: { bone: 'head', at: onHead(0, -0.116, 0.18) },
      top: { bone: 'head', at: [0, build.height, 0] },
      gripRight: { bone: 'gripR', at: gripOf(frame, 'R') },
      gripLeft: { bone: 'gripL', at: gripOf(frame, 'L') },
      lap: { bone: 'hips', at: [0, hipY + 0.02, build.hips * 1.3] },
      hips: { bone: 'hips', at: [0, hipY, 0] },
      // Where nobody sees it: out of there one takes a letter, a phone, a card.
      pocket: { bone: 'hips', at: [-build.hips * 0.9, hipY - 0.02, build.hips * 0.35] },
      chest: { bone: 'chest', at: [0, shoulderY - torso * 0.3, build.chest * 0.8] },
      // Where somebody small sits who is carried.
      arms: { bone: 'chest', at: [0, shoulderY - torso * 0.72, build.chest + 0.13], heading: Math.PI * 0.62 },
      // Held up with both hands, face to face.
      aloft: { bone: 'chest', at: aloftOf(frame), heading: Math.PI },
      ear: { bone: 'head', at: onHead(-0.17, -0.03, 0.02) },
      earLeft: { bone: 'head', at: onHead(0.17, -0.03, 0.02) },
      ...tipsOf(sheet.holds, frame),
      // Where what is pushed goes.
      ahead: { bone: 'hips', at: [0, 0, build.height * 0.46] },
      // Where small ones are that somebody bears: a bird, a butterfly, a child.
      hand: { bone: 'gripR', at: gripOf(frame, 'R') },
      shoulder: { bone: 'chest', at: [-frame.arms.L.shoulder[0] * 1.2, shoulderY + build.armRadius * 1.15, 0.03] },
      nose: { bone: 'head', at: onHead(0, -0.02, 0.235) },
      shoulders: { bone: 'chest', at: [0, shoulderY + build.armRadius, -build.chest * 1.35] },
      shouldersLeft: { bone: 'head', at: onHead(0.13, 0.16, 0.08) },
      shouldersRight: { bone: 'head', at: onHead(-0.13, 0.16, 0.08) },
      piggyback: { bone: 'chest', at: [0, shoulderY - torso * 0.5, -build.chest * 2] },
      piggybackLeft: { bone: 'chest', at: [build.chest * 0.42, shoulderY - torso * 0.22, build.chest * 0.95] },
      piggybackRight: { bone: 'chest', at: [-build.chest * 0.42, shoulderY - torso * 0.22, build.chest * 0.95] },
      back: { bone: 'chest', at: [0, shoulderY - torso * 0.3, -build.chest * 0.85] },
      ...wornAnchors(frame),
      ...touchedAnchors(frame),
    },
    // An animal's head on a person's body has its own shape.
    ...(beast === null && living === null ? { head: headBoxOf(sheet, frame) } : {}),
    pose: (moment) => posePerson(poser, moment),
    strides: (moment) => stridesOfPerson(poser, moment),
  };
  return sheet.horse === null ? person : onHooves(person, sheet.horse, kernel);
}

/** Where the hands are of whoever holds somebody up: in lengths of arm from the shoulders. */
function aloftOf(frame: PersonFrame): Vector {
  const arm = armLength(frame);
  return [0, frame.shoulderY + ALOFT[1] * arm, frame.arms.L.shoulder[2] + ALOFT[2] * arm];
}

function proxiesOf(frame: PersonFrame): Body['proxies'][number][] {
  const { build, hipY, torso, shoulderY, headScale } = frame;
  const low: Vector = [0, hipY + torso * 0.25, 0];
  return [
    { bone: 'head', from: frame.headCentre, to: frame.headCentre, radius: 0.2 * headScale },
    { bone: 'chest', from: [0, shoulderY - 0.06, 0], to: low, radius: build.chest },
    { bone: 'hips', from: low, to: [0, hipY, 0], radius: build.hips },
    ...SIDES.flatMap(([side]): Body['proxies'][number][] => {
      const [arm, leg] = [frame.arms[side], frame.legs[side]];
      const toe = add(leg.ankle, [0, -leg.ankle[1] * 0.7, build.foot * 0.4]);
      return [
        { bone: `upperArm${side}`, from: arm.shoulder, to: arm.elbow, radius: build.armRadius },
        { bone: `foreArm${side}`, from: arm.elbow, to: arm.wrist, radius: build.armRadius * 0.85 },
        { bone: `hand${side}`, from: arm.wrist, to: gripOf(frame, side), radius: build.hand * 0.3 },
        { bone: `thigh${side}`, from: leg.hip, to: leg.knee, radius: build.legRadius },
        { bone: `shin${side}`, from: leg.knee, to: leg.ankle, radius: build.legRadius * 0.8 },
        { bone: `foot${side}`, from: leg.ankle, to: toe, radius: build.foot * 0.2 },
      ];
    }),
  ];
}
