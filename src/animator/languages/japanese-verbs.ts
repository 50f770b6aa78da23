/** What the last sound of a verb becomes before -te, and before -masu. */
const SOUNDS: Readonly<Record<string, readonly [te: string, ta: string, masu: string]>> = {
  う: ['って', 'った', 'い'],
  つ: ['って', 'った', 'ち'],
  る: ['って', 'った', 'り'],
  む: ['んで', 'んだ', 'み'],
  ぶ: ['んで', 'んだ', 'び'],
  ぬ: ['んで', 'んだ', 'に'],
  く: ['いて', 'いた', 'き'],
  ぐ: ['いで', 'いだ', 'ぎ'],
  す: ['して', 'した', 'し'],
};

/** Verbs in -ru that lose it, though nothing before it shows so. */
const SHORT_STEMS = /^(?:見|着|寝|煮|出|似|居|い|経)る$/;
const DROPS_RU = /[いきしちにひみりぎじびえけせてねへめれげぜでべぺ]る$/;
/** Not of the verb that makes deeds of names. */
const OWN_SURU = /^(?:すする|こする|さする|ゆする|かする)$/;
const KEEPS_RU = /(?:走|入|帰|切|蹴|滑|握|すべ|はし|かじ|齧|湿|散|減|遮|焦|茂|照|しゃべ|喋|ひね|くね|さえぎ)る$/;

/** The forms of a Japanese verb that tell what somebody does: 歩く is also 歩いている, 歩きながら, 歩きます. */
export function conjugate(verb: string): string[] {
  if (verb.length < 2) return [];
  if (verb.endsWith('する') && !OWN_SURU.test(verb)) return formsOf(verb.slice(0, -2), 'して', 'した', 'し');
  if (SHORT_STEMS.test(verb) || (DROPS_RU.test(verb) && !KEEPS_RU.test(verb)))
    return formsOf(verb.slice(0, -1), 'て', 'た', '');
  const sounds = SOUNDS[verb.at(-1) ?? ''];
  if (sounds === undefined) return [];
  return formsOf(verb.slice(0, -1), ...(verb === '行く' ? (['って', 'った', 'き'] as const) : sounds));
}

function formsOf(stem: string, te: string, ta: string, masu: string): string[] {
  const begun = stem + te;
  return [
    ...['いる', 'います', 'いた', 'いて', 'いき', 'いく', 'くる', 'る', 'おり'].map((end) => begun + end),
    ...[begun, stem + ta, ...['ます', 'ました', 'ながら', '続ける', '始める', 'つつ'].map((end) => stem + masu + end)],
    // A bare stem of one sign is mostly a noun or a part of another word.
    ...(stem.length + masu.length > 1 &&
    (masu !== '' || stem.length > 2 || /[\u4e00-\u9fff][けせてねめれげべえ]$/u.test(stem))
      ? [stem + masu]
      : []),
  ];
}
