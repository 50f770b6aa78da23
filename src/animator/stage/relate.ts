import type { Script } from '../director/script.ts';
import { gatherHerd, HERD } from './herds.ts';
import { heightOf, type Player } from './players.ts';
import { type Block, PERSONAL_METRES, type Spot } from './spots.ts';

/** Of how much higher one's middle is: what is beside something is farther aside of it than above. */
const MORE_ASIDE = 1.3;
/** Of the way from the middle of a bird to where its beak is open: the tip is in the flower. */
const AT_BLOSSOM = 1.14;

/** Whoever flies before a flower has the beak in it. */
export const drinksAt = (bird: Player | undefined, flower: Player | undefined): boolean =>
  bird?.order.family === 'bird' && flower?.thing?.blooms === true;

function blockOf(blocks: readonly Block[], players: readonly Player[], role: number, instance: number): Block | null {
  const own = blocks.filter(({ player }) => players[player]?.role.id === role);
  return own[instance % Math.max(1, own.length)] ?? null;
}

/** Radians before the line through what people are around, to each side: the outermost sit a little nearer to the camera than it. */
const OPEN_ANGLE = -0.22;

/** The people who are around the same, of whatever roles. */
const ringOf = (script: Script, players: readonly Player[], blocks: readonly Block[], to: number): number[] =>
  blocks
    .filter(({ player }) =>
      script.relations.some(
        (each) => each.relation === 'around' && each.to === to && each.role === players[player]?.role.id,
      ),
    )
    .map(({ player }) => player)
    .filter((player) => players[player]?.order.family === 'person');

/** Moves those of whom a relation says where they are. Several relations of one are done in the order in which the prompt says them. */
export function relate(
  script: Script,
  players: readonly Player[],
  blocks: readonly Block[],
  spots: Map<number, Spot>,
  side: number,
): void {
  for (const { role, relation, to, where } of script.relations) {
    const all = blocks.filter(({ player }) => players[player]?.role.id === role);
    const isHerd = all.length >= HERD && to !== null && relation !== 'around';
    const herd = isHerd ? gatherHerd(all, spots) : null;
    const own = herd === null ? all : [herd.block];
    for (const [index, block] of own.entries()) {
      const spot = herd?.spot ?? spots.get(block.player);
      if (spot === undefined) continue;
      if (to === null) {
        moveTo(spot, where, block);
        continue;
      }
      const other = blockOf(blocks, players, to, index);
      const base = other === null ? undefined : spots.get(other.player);
      if (other === null || base === undefined || other.player === block.player) continue;
      const room = PERSONAL_METRES * Math.min(1, block.radius + other.radius);
      const touch = block.radius + other.radius + room;
      const higher = Math.abs(block.lift + block.height / 2 - other.lift - other.height / 2);
      const aside = Math.max((block.wide + other.wide + room) * 1.1, higher * MORE_ASIDE) + index * block.wide * 2.2;
      // Of two people the one behind is seen past the other.
      const people = [block, other].every(({ player }) => players[player]?.order.family === 'person');
      switch (relation) {
        case 'left_of':
          [spot.across, spot.near] = [base.across - aside, base.near];
          break;
        case 'right_of':
          [spot.across, spot.near] = [base.across + aside, base.near];
          break;
        case 'in_front_of':
          [spot.across, spot.near] = [
            base.across + side * other.wide * 0.35 + index * block.radius * 2.2,
            base.near + (block.deep + other.deep + room) * 1.05,
          ];
          break;
        case 'behind':
          [spot.across, spot.near] = [
            base.across - side * (people ? block.wide + other.wide : other.wide * 0.75) + index * block.radius * 2.2,
            base.near - (block.deep + other.deep + room) * (people ? 1.8 : 1.1),
          ];
          break;
        case 'above':
          [spot.across, spot.near, spot.lift] = [
            base.across,
            base.near,
            base.lift + other.height * 1.12 + block.height * 0.15,
          ];
          break;
        case 'under':
          if (other.lift > 0)
            // What flies stays over it.
            [spot.across, spot.near, base.lift] = [base.across, base.near, block.height * 1.2 + other.height * 0.2];
          else if (block.height < other.height || players[block.player]?.thing?.kind === 'rug')
            [spot.across, spot.near, spot.lift] = [
              base.across + (index - (own.length - 1) / 2) * block.radius * 2.2,
              // Who stands on two feet has no room between them: what is under it looks out before it.
              base.near + other.radius * (players[other.player]?.order.family === 'bird' ? 0.85 : 0.3),
              0,
            ];
          else [spot.across, spot.near] = [base.across + side * touch, base.near];
          break;
        case 'around': {
          // People leave the side of the camera free: nobody is seen from behind only, and what they are around is seen.
          const ring = ringOf(script, players, blocks, to);
          const people = ring.length > 1 && ring.includes(block.player);
          const angle = people
            ? -OPEN_ANGLE - ((Math.PI - OPEN_ANGLE * 2) * ring.indexOf(block.player)) / (ring.length - 1)
            : (index / Math.max(1, own.length)) * Math.PI * 2 + 0.4;
          const far = touch * (people ? Math.max(1.15, ring.length * 0.34) : 1.3);
          [spot.across, spot.near] = [base.across + Math.cos(angle) * far, base.near + Math.sin(angle) * far];
          break;
        }
        case 'leaning_on':
          // Over a fence one sees who leans on it from the other side, and not a back.
          if (isFence(players, block.player, to)) {
            [spot.across, spot.near] = [base.across, base.near - (block.deep + other.deep) * 0.9];
            break;
          }
          [spot.across, spot.near] = [base.across + side * (block.radius + other.radius) * 0.8, base.near];
          break;
        default: {
          const turn = Math.sign(spot.across - base.across) || side;
          // Whoever drinks from a flower has the beak in it.
          const bird = players[block.player];
          if (bird !== undefined && drinksAt(bird, players[other.player]) && index === 0) {
            const beak = bird.body.anchors.mouth?.at[2] ?? bird.body.length * 0.5;
            spot.across = base.across + turn * beak * bird.size * AT_BLOSSOM;
            spot.near = base.near;
            break;
          }
          [spot.across, spot.near] = [
            base.across + turn * (touch + index * block.radius * 2.2),
            base.near + touch * 0.15,
          ];
        }
      }
    }
    herd?.follow();
  }
}

function moveTo(spot: Spot, where: string | null, { radius, height }: Block): void {
  const step = Math.max(1.2, radius * 2.4);
  if (where === 'left') spot.across = -step;
  else if (where === 'right') spot.across = step;
  else if (where === 'middle') spot.across = 0;
  else if (where === 'foreground') spot.near = step;
  else if (where === 'background') spot.near = -Math.max(6, radius * 6);
  else if (where === 'sky') spot.lift = Math.max(3, height * 3);
}

/** Whether somebody leans on a fence that is lower than they are. */
function isFence(players: readonly Player[], leaning: number, to: number): boolean {
  const [own, other] = [players[leaning], players.find(({ role }) => role.id === to)];
  return own?.order.family === 'person' && other?.thing?.kind === 'fence' && heightOf(other) < heightOf(own);
}
