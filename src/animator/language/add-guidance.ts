import type { Reading } from './reading.ts';

/** Lays the words of a guide under those of a prompt: its style, light, season and mood hold where the prompt says nothing. Whom it names is not drawn. */
export function addGuidance(reading: Reading, guide: Reading): Reading {
  return {
    ...reading,
    time: reading.time ?? guide.time,
    weather: reading.weather ?? guide.weather,
    season: reading.season ?? guide.season,
    mood: reading.mood ?? guide.mood,
    shots: [
      ...reading.shots,
      ...guide.shots.filter(({ field }) => reading.shots.every((fact) => fact.field !== field)),
    ],
    // The later style decides where two disagree, and that is the prompt's.
    styles: [...guide.styles.filter((style) => !reading.styles.includes(style)), ...reading.styles],
  };
}
