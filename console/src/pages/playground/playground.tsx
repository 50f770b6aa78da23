import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { CreationView, ImageModelView, VideoModelView } from '../../../../src/dialects/console/views.ts';
import { creationQuery } from '../../api/queries.ts';
import { useChange, useSession } from '../../api/session.ts';
import { Icon } from '../../look/icon.tsx';
import { Choice } from '../../parts/choice.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { formatMoney } from '../../parts/format.ts';
import { Page } from '../../parts/page.tsx';
import { words } from '../../words/words.ts';
import { blankImage, blankVideo, type Draft, isImageModel, isVideoModel, recallDraft, toForm } from './draft.ts';
import { ImageForm } from './image-form.tsx';
import classes from './playground.module.css';
import { RequestCode } from './request-code.tsx';
import { Stage } from './stage.tsx';
import { Understood } from './understood.tsx';
import { VideoForm } from './video-form.tsx';

const route = getRouteApi('/inside/');

export function Playground() {
  const { models } = useSession();
  const video = models.filter(isVideoModel);
  const image = models.filter(isImageModel);
  const [firstVideo] = video;
  const [firstImage] = image;
  if (firstVideo === undefined || firstImage === undefined) return null;
  return <Studio video={[firstVideo, ...video.slice(1)]} image={[firstImage, ...image.slice(1)]} />;
}

interface StudioProps {
  readonly video: readonly [VideoModelView, ...VideoModelView[]];
  readonly image: readonly [ImageModelView, ...ImageModelView[]];
}

function Studio({ video, image }: StudioProps) {
  const { take = null, from, kind: wantedKind } = route.useSearch();
  const navigate = useNavigate();
  const stage = useRef<HTMLDivElement>(null);
  const [videoDraft, setVideoDraft] = useState(() => blankVideo(video[0]));
  const [imageDraft, setImageDraft] = useState(() => blankImage(image[0]));
  const draft: Draft = wantedKind === 'image' ? imageDraft : videoDraft;
  const showDraft = (next: Draft) => (next.kind === 'video' ? setVideoDraft(next) : setImageDraft(next));
  const show = (kind: Draft['kind'], shown: string | null) =>
    navigate({
      to: '/',
      search: { ...(kind === 'image' ? { kind } : {}), ...(shown === null ? {} : { take: shown }) },
      replace: true,
    });
  useRepeat(from ?? null, (recalled, id) => {
    showDraft(recalled);
    void show(recalled.kind, id);
  });

  const client = useQueryClient();
  const make = useChange<Draft, CreationView>({
    path: ({ kind }) => (kind === 'video' ? 'videos' : 'images'),
    body: toForm,
    refreshes: ['creations', 'balance', 'charges', 'usage'],
    onDone: (creation) => {
      client.setQueryData(creationQuery(creation.id).queryKey, creation);
      void show(creation.kind, creation.id);
      stage.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    },
  });
  return (
    <Page title={words.playground.title} lead={words.playground.leads[draft.kind]}>
      <div className={classes.studio}>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            make.mutate(draft);
          }}
        >
          <Choice
            label={words.playground.mode}
            options={[
              { value: 'video', label: words.playground.video },
              { value: 'image', label: words.playground.image },
            ]}
            value={draft.kind}
            onChange={(kind) => void show(kind === 'image' ? 'image' : 'video', null)}
          />
          {draft.kind === 'video' ? (
            <VideoForm draft={draft} models={video} model={chosen(video, draft.model)} onChange={setVideoDraft} />
          ) : (
            <ImageForm draft={draft} models={image} model={chosen(image, draft.model)} onChange={setImageDraft} />
          )}
          <FaultNote fault={make.error} />
          <Action draft={draft} price={priceOf(draft, video, image)} working={make.isPending} />
        </form>
        <div className={classes.result} ref={stage}>
          <Stage
            take={take}
            isStarting={make.isPending}
            examples={draft.kind === 'video' ? words.playground.examples : words.playground.imageExamples}
            onExample={(prompt) => showDraft({ ...draft, prompt })}
          />
          <Understood draft={draft} />
          <RequestCode draft={draft} />
        </div>
      </div>
    </Page>
  );
}

function chosen<Model extends { readonly id: string }>(models: readonly [Model, ...Model[]], id: string): Model {
  return models.find((model) => model.id === id) ?? models[0];
}

function priceOf(draft: Draft, video: StudioProps['video'], image: StudioProps['image']): number {
  return draft.kind === 'video'
    ? Number(chosen(video, draft.model).unitPrice) * draft.seconds
    : Number(chosen(image, draft.model).unitPrice);
}

function Action({
  draft,
  price,
  working,
}: {
  readonly draft: Draft;
  readonly price: number;
  readonly working: boolean;
}) {
  const { billing } = useSession();
  return (
    <div className={classes.action}>
      <Button
        type="submit"
        size="md"
        loading={working}
        disabled={draft.prompt.trim() === ''}
        leftSection={<Icon name="sparkle" size={18} />}
      >
        {words.playground.action[draft.kind]}
      </Button>
      <span className={classes.fine}>{words.playground.price(formatMoney(String(price), billing.currency))}</span>
    </div>
  );
}

/** Repeat with changes: the form as it was when the other one was made. */
function useRepeat(from: string | null, onRecalled: (draft: Draft, id: string) => void): void {
  const client = useQueryClient();
  const recalled = useRef(onRecalled);
  recalled.current = onRecalled;
  useEffect(() => {
    if (from === null) return;
    let wanted = true;
    client
      .ensureQueryData(creationQuery(from))
      .then(recallDraft)
      .then((draft) => {
        if (wanted) recalled.current(draft, from);
      })
      // It was deleted meanwhile: the stage says so, and the form stays as it is.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [from, client]);
}
