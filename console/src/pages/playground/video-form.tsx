import { TextInput } from '@mantine/core';
import type { VideoModelView } from '../../../../src/dialects/console/views.ts';
import { useSession } from '../../api/session.ts';
import { Choice } from '../../parts/choice.tsx';
import { EITHER_DIRECTION } from '../../parts/direction.ts';
import { words } from '../../words/words.ts';
import { ModelField, PromptField, SeedField } from './common-fields.tsx';
import type { VideoDraft } from './draft.ts';
import { PictureSlots } from './picture-slots.tsx';
import classes from './playground.module.css';
import {
  refuseFirstFrame,
  refuseLastFrame,
  refuseNegativePrompt,
  refuseReferences,
  refuseResolution,
  refuseSeconds,
} from './rules.ts';

interface VideoFormProps {
  readonly draft: VideoDraft;
  readonly models: readonly VideoModelView[];
  readonly model: VideoModelView;
  readonly onChange: (draft: VideoDraft) => void;
}

export function VideoForm({ draft, models, model, onChange }: VideoFormProps) {
  const change = (changes: Partial<VideoDraft>) => onChange({ ...draft, ...changes });
  return (
    <>
      <PromptField
        value={draft.prompt}
        onChange={(prompt) => change({ prompt })}
        placeholder={words.playground.promptPlaceholder}
      />
      <ModelField value={draft.model} onChange={(id) => change({ model: id })} models={models} />
      <div className={classes.row}>
        <Choice
          label={words.playground.seconds}
          options={model.seconds.map((seconds) => ({
            value: seconds,
            label: words.playground.secondsOf(seconds),
            reason: refuseSeconds(seconds, draft, model),
          }))}
          value={draft.seconds}
          onChange={(seconds) => change({ seconds })}
        />
        <Choice
          label={words.playground.aspectRatio}
          options={model.aspectRatios.map((value) => ({ value, label: value }))}
          value={draft.aspectRatio}
          onChange={(aspectRatio) => change({ aspectRatio })}
        />
      </div>
      <Choice
        label={words.playground.resolution}
        options={model.resolutions.map((value) => ({
          value,
          label: value,
          reason: refuseResolution(value, draft, model),
        }))}
        value={draft.resolution}
        onChange={(resolution) => change({ resolution })}
      />
      <VideoPictures draft={draft} model={model} onChange={change} />
      <div className={classes.pair}>
        <NegativePrompt draft={draft} onChange={change} />
        <SeedField value={draft.seed} onChange={(seed) => change({ seed })} />
      </div>
    </>
  );
}

interface PartProps {
  readonly draft: VideoDraft;
  readonly onChange: (changes: Partial<VideoDraft>) => void;
}

function NegativePrompt({ draft, onChange }: PartProps) {
  const reason = refuseNegativePrompt(draft);
  return (
    <TextInput
      label={words.playground.negativePrompt}
      attributes={EITHER_DIRECTION}
      placeholder={words.playground.negativePlaceholder}
      value={draft.negativePrompt}
      onChange={(event) => onChange({ negativePrompt: event.currentTarget.value })}
      disabled={reason !== null}
      description={reason}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}

function VideoPictures({ draft, model, onChange }: PartProps & { readonly model: VideoModelView }) {
  const { imageBytes } = useSession().limits;
  const only = (file: File | null): readonly File[] => (file === null ? [] : [file]);
  return (
    <fieldset className={classes.pictures}>
      <legend className={classes.legend}>{words.playground.inputs}</legend>
      <div className={classes.frames}>
        <PictureSlots
          label={words.playground.firstFrame}
          files={only(draft.firstFrame)}
          most={1}
          reason={refuseFirstFrame(draft)}
          // A last frame cannot stand alone: it goes with the first.
          onChange={([firstFrame = null]) =>
            onChange(firstFrame === null ? { firstFrame, lastFrame: null } : { firstFrame })
          }
        />
        <PictureSlots
          label={words.playground.lastFrame}
          files={only(draft.lastFrame)}
          most={1}
          reason={refuseLastFrame(draft)}
          onChange={([lastFrame = null]) => onChange({ lastFrame })}
        />
      </div>
      <PictureSlots
        label={words.playground.references}
        files={draft.references}
        most={model.referenceImages}
        reason={refuseReferences(draft, model)}
        onChange={(references) => onChange({ references })}
      />
      <div className={classes.fine}>{words.playground.fileHint(Math.floor(imageBytes / 1_000_000))}</div>
    </fieldset>
  );
}
