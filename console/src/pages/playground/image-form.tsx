import { Select } from '@mantine/core';
import type { ImageModelView } from '../../../../src/dialects/console/views.ts';
import { Choice } from '../../parts/choice.tsx';
import { words } from '../../words/words.ts';
import { ModelField, PromptField, SeedField } from './common-fields.tsx';
import type { ImageDraft } from './draft.ts';
import { PictureSlots } from './picture-slots.tsx';
import classes from './playground.module.css';

/** A list has no place for an empty value. */
const CHOSEN_BY_SERVICE = 'auto';

interface ImageFormProps {
  readonly draft: ImageDraft;
  readonly models: readonly ImageModelView[];
  readonly model: ImageModelView;
  readonly onChange: (draft: ImageDraft) => void;
}

export function ImageForm({ draft, models, model, onChange }: ImageFormProps) {
  const change = (changes: Partial<ImageDraft>) => onChange({ ...draft, ...changes });
  const { asPicture, asUsual } = words.playground;
  const automatic = draft.images.length > 0 ? asPicture : asUsual(model.defaultAspectRatio);
  return (
    <>
      <PromptField
        value={draft.prompt}
        onChange={(prompt) => change({ prompt })}
        placeholder={words.playground.imagePlaceholder}
      />
      <ModelField value={draft.model} onChange={(id) => change({ model: id })} models={models} />
      <Choice
        label={words.playground.imageSize}
        options={model.imageSizes.map((value) => ({ value, label: value }))}
        value={draft.imageSize}
        onChange={(imageSize) => change({ imageSize })}
      />
      <div className={classes.pair}>
        <Select
          label={words.playground.aspectRatio}
          data={[
            { value: CHOSEN_BY_SERVICE, label: automatic },
            ...model.aspectRatios.map((value) => ({ value, label: value })),
          ]}
          value={draft.aspectRatio === '' ? CHOSEN_BY_SERVICE : draft.aspectRatio}
          onChange={(ratio) => change({ aspectRatio: ratio === CHOSEN_BY_SERVICE ? '' : (ratio ?? draft.aspectRatio) })}
          allowDeselect={false}
        />
        <SeedField value={draft.seed} onChange={(seed) => change({ seed })} />
      </div>
      <PictureSlots
        label={words.playground.inputs}
        files={draft.images}
        most={model.inputImages}
        reason={null}
        onChange={(images) => change({ images })}
      />
    </>
  );
}
