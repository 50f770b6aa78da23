import type { Body, Contact, ContactName } from '../bodies/body.ts';
import type { Vector } from '../maths/vector.ts';
import type { StageAct, StageFigure } from '../stage/stage.ts';

/** One who is touched. */
export interface Touched {
  readonly at: Vector;
  readonly heading: number;
  readonly size: number;
  readonly body: Body;
}

type Contacts = Partial<Record<ContactName, Contact>>;

/** Where hands go that somebody lays on somebody else: by the act, from where both stand. */
export function touchContacts(
  figure: StageFigure,
  act: StageAct | null,
  find: (figure: number) => Touched | null,
  own: { readonly at: Vector; readonly heading: number },
  inOwn: (point: Vector) => Vector,
): Contacts {
  const partner = act === null ? figure.gaze : (act.target ?? figure.gaze);
  if (act === null || typeof partner !== 'number') return {};
  const other = find(partner);
  if (other === null) return {};
  const height = other.body.height * other.size;
  const between = (share: number, up: number): Vector => [
    own.at[0] + (other.at[0] - own.at[0]) * share,
    own.at[1] + (other.at[1] - own.at[1]) * share + up,
    own.at[2] + (other.at[2] - own.at[2]) * share,
  ];
  const behind = (up: number, aside: number): Vector => [
    other.at[0] - Math.sin(other.heading) * height * 0.07 + Math.cos(other.heading) * aside,
    other.at[1] + up,
    other.at[2] - Math.cos(other.heading) * height * 0.07 - Math.sin(other.heading) * aside,
  ];
  const hand = (at: Vector): Contact => ({ at: inOwn(at), facing: null });
  switch (act.act) {
    case 'shake_hands':
      return { rightHand: hand(between(0.5, height * 0.5)) };
    case 'hold_hands': {
      const side = inOwn(other.at)[0] >= 0 ? 'leftHand' : 'rightHand';
      return { [side]: hand(between(0.5, height * 0.4)) };
    }
    case 'hug':
      return {
        rightHand: hand(behind(height * 0.6, -0.06 * height)),
        leftHand: hand(behind(height * 0.52, 0.06 * height)),
      };
    case 'pet': {
      const back = other.body.anchors.back?.at ?? [0, other.body.height * 0.8, 0];
      return { rightHand: hand([other.at[0], other.at[1] + back[1] * other.size, other.at[2]]) };
    }
    default:
      return {};
  }
}
