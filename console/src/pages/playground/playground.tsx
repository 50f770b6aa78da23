import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ImageModelView, VideoModelView } from '../../../../src/dialects/console/views.ts';
import { creationQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { Choice } from '../../parts/choice.tsx';
import { Page } from '../../parts/page.tsx';
import { words } from '../../words/words.ts';
import { Action } from './action.tsx';
import { blankImage, blankVideo, type Draft, isImageModel, isVideoModel, recallDraft } from './draft.ts';
import { ImageForm } from './image-form.tsx';
import classes from './playground.module.css';
import { RequestCode } from './request-code.tsx';
import { Stage } from './stage.tsx';
import { Understood } from './understood.tsx';
import { useDrafts } from './use-drafts.ts';
import { useMake } from './use-make.ts';
import { useStageInView } from './use-stage-in-view.ts';
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
  const blank = { video: blankVideo(video[0]), image: blankImage(image[0]) };
  const [drafts, changeDraft] = useDrafts(
    blank,
    [...video, ...image].map(({ id }) => id),
  );
  const draft = drafts[wantedKind ?? 'video'];
  const show = (kind: Draft['kind'], shown: string | null, replace = true) =>
    navigate({
      to: '/',
      search: { ...(kind === 'image' ? { kind } : {}), ...(shown === null ? {} : { take: shown }) },
      replace,
      // The stage comes into view by itself, and the form stays where it is.
      resetScroll: false,
    });
  useRepeat(from ?? null, (recalled, id) => {
    changeDraft(recalled);
    void show(recalled.kind, id);
  });
  // A new take is a new place: the one before is a step back.
  const make = useMake((creation) => void show(creation.kind, creation.id, false));
  const change = (next: Draft) => {
    if (make.error !== null) make.forget();
    changeDraft(next);
  };
  const stage = useRef<HTMLDivElement>(null);
  useStageInView(stage, make.isPending, take);
  return (
    <Page title={words.playground.title} lead={words.playground.leads[draft.kind]}>
      <div className={classes.studio}>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            make.start(draft);
          }}
        >
          <div className={classes.top}>
            <Choice
              label={words.playground.mode}
              options={[
                { value: 'video', label: words.playground.video },
                { value: 'image', label: words.playground.image },
              ]}
              value={draft.kind}
              onChange={(kind) => void show(kind === 'image' ? 'image' : 'video', null)}
            />
            {isBlank(draft, blank[draft.kind]) ? null : (
              <Button
                variant="subtle"
                color="gray"
                c="dimmed"
                size="compact-sm"
                onClick={() => change(blank[draft.kind])}
              >
                {words.playground.clear}
              </Button>
            )}
          </div>
          {draft.kind === 'video' ? (
            <VideoForm draft={draft} models={video} model={chosen(video, draft.model)} onChange={change} />
          ) : (
            <ImageForm draft={draft} models={image} model={chosen(image, draft.model)} onChange={change} />
          )}
          <Action
            draft={draft}
            price={priceOf(draft, video, image)}
            isWorking={make.isPending}
            fault={make.error}
            onMake={() => make.start(draft)}
          />
        </form>
        <div className={classes.result}>
          <div className={classes.stage} ref={stage}>
            <Stage
              take={take}
              isStarting={make.isPending}
              examples={draft.kind === 'video' ? words.playground.examples : words.playground.imageExamples}
              onExample={(prompt) => change({ ...draft, prompt })}
              onStop={make.stop}
              onRetry={(creation) => void make.repeat(creation)}
              onEmpty={() => void show(draft.kind, null)}
            />
          </div>
          <Understood draft={draft} />
          <RequestCode draft={draft} />
        </div>
      </div>
    </Page>
  );
}

const isBlank = (draft: Draft, blank: Draft): boolean => JSON.stringify(draft) === JSON.stringify(blank);

function chosen<Model extends { readonly id: string }>(models: readonly [Model, ...Model[]], id: string): Model {
  return models.find((model) => model.id === id) ?? models[0];
}

function priceOf(draft: Draft, video: StudioProps['video'], image: StudioProps['image']): number {
  return draft.kind === 'video'
    ? Number(chosen(video, draft.model).unitPrice) * draft.seconds
    : Number(chosen(image, draft.model).unitPrice);
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
