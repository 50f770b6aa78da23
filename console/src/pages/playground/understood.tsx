import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ExplanationView } from '../../../../src/dialects/console/views.ts';
import { explainQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { Icon } from '../../look/icon.tsx';
import { Card } from '../../parts/card.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { words } from '../../words/words.ts';
import type { Draft } from './draft.ts';
import { refuseSeed } from './rules.ts';
import classes from './understood.module.css';

const PAUSE_MILLISECONDS = 400;
/** Others are an operator's own: of them the usual one is told. */
const EXPLAINED_RATIOS: readonly string[] = ['16:9', '9:16'];
const { understood } = words.playground;

/** How the prompt is read, while it is written. */
export function Understood({ draft }: { readonly draft: Draft }) {
  const { csrf } = useSession();
  const negative = draft.kind === 'video' && draft.negativePrompt.trim() !== '' ? draft.negativePrompt : null;
  const [question] = useDebouncedValue(
    {
      prompt: draft.prompt,
      ...(negative === null ? {} : { negativePrompt: negative }),
      ...(draft.seed === null || refuseSeed(draft.seed) !== null ? {} : { seed: draft.seed }),
      ...(draft.kind === 'video' ? { seconds: draft.seconds } : {}),
      ...(draft.kind === 'video' && EXPLAINED_RATIOS.includes(draft.aspectRatio)
        ? { aspectRatio: draft.aspectRatio }
        : {}),
    },
    PAUSE_MILLISECONDS,
  );
  const answer = useQuery(explainQuery(question, csrf));
  const isBlank = question.prompt.trim() === '';
  return (
    <Card title={understood.title}>
      {isBlank ? <p className={classes.hint}>{understood.hints[draft.kind]}</p> : null}
      {!isBlank && answer.isLoading ? <Skeleton height={84} radius="md" /> : null}
      {isBlank ? null : <FaultNote fault={answer.error} />}
      {isBlank || answer.data === undefined ? null : <Reading reading={answer.data} silent={draft.kind === 'image'} />}
    </Card>
  );
}

function Reading({ reading, silent }: { readonly reading: ExplanationView; readonly silent: boolean }) {
  const { setting, camera, sound, subjects } = reading;
  const facts = [
    [understood.place, setting.place],
    [understood.time, setting.time],
    [understood.weather, setting.weather],
    [understood.season, setting.season],
    [understood.camera, [camera.shot, camera.move].filter((part) => part !== 'none').join(', ')],
    [understood.mood, reading.mood],
    [understood.style, reading.style.join(', ')],
    [understood.leftOut, reading.negative.join(', ')],
  ]
    .map(([name = '', value = '']) => [name, plain(value)] as const)
    .filter(([, value]) => value !== '' && value !== 'none' && value !== 'any');
  const heard = [
    ...sound.ambience.map(plain),
    ...sound.effects.map(plain),
    ...(sound.music === null
      ? []
      : [understood.music(plain(sound.music.mood), plain(sound.music.instrument), sound.music.tempo)]),
  ];
  return (
    <div className={classes.reading} data-testid="reading">
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Row title={understood.subjects}>
        {subjects.map((subject, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and the order is the prompt's.
            key={`${index}-${subject.word}`}
            className={classes.chip}
            data-absent={!subject.drawn || undefined}
          >
            {index === reading.hero ? <strong>{understood.hero}</strong> : null}
            {describeSubject(subject)}
            {subject.drawn ? null : <small>{understood.notDrawn}</small>}
          </span>
        ))}
        {reading.text_on_screen.map((text) => (
          <span key={text} className={classes.chip} dir="auto">
            {understood.onScreen(text)}
          </span>
        ))}
      </Row>
      {silent ? null : <Timeline reading={reading} />}
      {silent ? null : (
        <Row title={understood.sound}>
          {heard.map((each) => (
            <span key={each} className={classes.chip} dir="auto">
              <Icon name="sound" size={14} />
              {each}
            </span>
          ))}
        </Row>
      )}
      <Row title={understood.leftOutTitle}>
        {reading.left_out.map(({ word, reason }) => (
          <span key={word} className={classes.chip} data-absent dir="auto">
            {word}
            <small>{understood.reasons[reason] ?? plain(reason)}</small>
          </span>
        ))}
      </Row>
      <Row title={understood.unknown}>
        {reading.not_understood.map((word) => (
          <span key={word} className={classes.chip} data-absent dir="auto">
            {word}
          </span>
        ))}
      </Row>
    </div>
  );
}

/** What happens and how it is filmed, second by second; a still has none of it. */
function Timeline({ reading }: { readonly reading: ExplanationView }) {
  const { subjects, beats, shots, sound } = reading;
  const nounOf = (index: number | null): string | null => (index === null ? null : (subjects[index]?.noun ?? null));
  const happens = beats.map(({ subject, act, target, from, to }) => ({
    ...{ from, to },
    text: plain([nounOf(subject), act, nounOf(target)].filter((part) => part !== null).join(' ')),
  }));
  const moves = new Set(shots.map(({ place }) => place)).size > 1;
  const filmed = shots.map(({ from, to, size, angle, move, lens, pace, place, stated }) => ({
    ...{ from, to },
    text: plain(
      [
        ...(moves ? [place] : []),
        size,
        ...(angle === 'eye' ? [] : [angle]),
        move,
        ...(lens === 'normal' ? [] : [`${lens} lens`]),
      ].join(', '),
    ),
    note: [...(pace === 1 ? [] : [understood.pace(pace)]), ...(stated ? [] : [understood.chosen])].join(', '),
  }));
  const said = sound.dialogue.map(({ text, speaker, tone, start, end }) => ({
    ...{ from: start, to: end },
    text: understood.line(nounOf(speaker) ?? understood.voice, text),
    note: tone === 'plain' ? '' : plain(tone),
  }));
  return (
    <>
      <Spans title={understood.beats} spans={happens} />
      <Spans title={understood.shots} spans={filmed} />
      <Spans title={understood.dialogue} spans={said} />
    </>
  );
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly note?: string;
}

function Spans({ title, spans }: { readonly title: string; readonly spans: readonly Span[] }) {
  if (spans.length === 0) return null;
  return (
    <div>
      <div className={classes.title}>{title}</div>
      <ul className={classes.spans}>
        {spans.map(({ from, to, text, note }) => (
          <li key={`${from}-${text}`}>
            <span className={classes.seconds}>{understood.seconds(from, to)}</span>
            <span dir="auto">{text}</span>
            {note === undefined || note === '' ? null : <small>{note}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  const isEmpty = Array.isArray(children) && children.flat().length === 0;
  if (isEmpty) return null;
  return (
    <div>
      <div className={classes.title}>{title}</div>
      <div className={classes.chips}>{children}</div>
    </div>
  );
}

/** The document names things for programs: golden_hour. */
const plain = (name: string): string => name.replaceAll('_', ' ');

function describeSubject({ count, size, colour, noun, action }: ExplanationView['subjects'][number]): string {
  const shade = colour !== null && noun.includes(colour) ? null : colour;
  const what = plain([count > 1 ? `${count} ×` : null, size, shade, noun].filter((part) => part !== null).join(' '));
  return action === null
    ? what
    : `${what}, ${[action.verb, action.direction].filter((part) => part !== null).join(' ')}`;
}
