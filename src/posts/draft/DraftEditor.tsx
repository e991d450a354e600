import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { isApiError } from '../../kit/http'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { viewerIdAtom } from '../../session/session.atoms'
import { Button, usePending } from '../../ui/button/Button'
import { ButtonLink } from '../../ui/button/ButtonLink'
import { Page } from '../../ui/page/Page'
import { errorKey } from '../../ui/state/errorText'
import { FailedState } from '../../ui/state/FailedState'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { useStyles } from '../../ui/styles/useStyles'
import { isSound, PostForm } from '../form/PostForm'
import { formatTime } from '../formats'
import { PostSkeleton } from '../PostSkeleton'
import type { Post } from '../post'
import { postFailure } from '../postFailure'
import { postsStrings } from '../posts.strings'
import { checkVideo } from '../upload/checkVideo'
import { stopFollowing } from '../upload/follow.actions'
import { UploadCard } from '../upload/UploadCard'
import { isReceived } from '../upload/upload'
import { beginUpload, dropUpload } from '../upload/upload.actions'
import { fileAtom, reportUpload, uploadAtom } from '../upload/upload.atoms'
import styles from './DraftEditor.css'
import { Posted } from './Posted'
import { Preview } from './Preview'
import type { OpenWork } from './work'
import { attachUpload, changeDraft, openDraft, postDraft, saveDraft } from './work.actions'
import { workAtom } from './work.atoms'

interface EditorProps {
  draftId: string
  work: OpenWork
  onPosted(post: Post | null): void
}

/** Whether the server has what was written. */
const SavedLine = ({ work: { saving, savedAt } }: { work: OpenWork }) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const time = savedAt === null ? '' : formatTime(savedAt, settings.locale)
  const texts = {
    saved: t('posts.saved', { time }),
    saving: t('posts.saving'),
    unsaved: t('posts.unsaved'),
    failed: t('posts.save.failed'),
  }
  return (
    <p className="draft-saved" role="status">
      {texts[saving]}
    </p>
  )
}

const Editor = ({ draftId, work, onPosted }: EditorProps) => {
  const { settings, element } = useIsland()
  const t = useT(postsStrings)
  const toast = useSetAtom(showToast)
  const upload = useAtomValue(uploadAtom(settings, draftId))
  const file = useAtomValue(fileAtom(settings, draftId))
  const [isPosting, run] = usePending()
  const [isQueued, setQueued] = useState(false)
  const canPost = isSound(work.values) && work.uploadPath !== null

  const choose = async (chosen: File) => {
    const problem = await checkVideo(chosen)
    if (problem) return void reportUpload(settings, draftId, { type: 'refused', name: chosen.name, problem })
    // The same file resumes where its upload stopped; another file starts from the beginning.
    const isSame = upload.status === 'stopped' && upload.problem === 'file' && upload.size === chosen.size
    const path = isSame ? work.uploadPath : null
    stopFollowing(settings, draftId)
    const onPath = (begun: string) => attachUpload(settings, draftId, begun)
    await beginUpload(settings, { draftId, file: chosen, path, onPath })
  }
  const remove = () => {
    stopFollowing(settings, draftId)
    dropUpload(settings, draftId)
    attachUpload(settings, draftId, null)
    setQueued(false)
  }
  const post = () =>
    run(async () => {
      setQueued(false)
      try {
        onPosted(await postDraft(settings, draftId))
      } catch (error) {
        toast(element, { kind: 'error', ...postFailure(error, t) })
      }
    })
  const isThere = isReceived(upload)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the upload is what it waits for
  useEffect(() => {
    if (isQueued && isThere && canPost) void post()
  }, [isQueued, isThere])

  const press = () => {
    if (isThere) void post()
    else setQueued(!isQueued)
  }
  const label = isQueued ? 'posts.post.not' : upload.status === 'ready' ? 'posts.post' : 'posts.post.when'
  return (
    <div className="draft">
      <div className="draft-columns">
        <div className="draft-form">
          <PostForm values={work.values} file={file} onChange={(fields) => changeDraft(settings, draftId, fields)} />
        </div>
        <aside className="draft-side">
          <Preview values={work.values} file={file} thumb={'thumb' in upload ? upload.thumb : null} />
          <UploadCard draftId={draftId} onFile={(chosen) => void choose(chosen)} onRemove={remove} />
        </aside>
      </div>
      <footer className="draft-foot">
        {isQueued ? (
          <p className="draft-saved" role="status">
            {t('posts.post.waiting')}
          </p>
        ) : (
          <SavedLine work={work} />
        )}
        <Button variant="outline" pending={work.saving === 'saving'} onClick={() => void saveDraft(settings, draftId)}>
          {t('posts.save')}
        </Button>
        <Button variant={isQueued ? 'outline' : 'primary'} pending={isPosting} disabled={!canPost} onClick={press}>
          {t(label)}
        </Button>
      </footer>
    </div>
  )
}

/** A draft that somebody writes, on any device, until it is posted. */
export const DraftEditor = ({ draftId }: { draftId: string }) => {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const viewer = useAtomValue(viewerIdAtom(settings))
  const work = useAtomValue(workAtom(settings, draftId))
  const [posted, setPosted] = useState<{ post: Post | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each viewer opens their own, see workAtom
  useEffect(() => {
    const open = () => {
      if (document.visibilityState === 'visible') void openDraft(settings, draftId)
    }
    void openDraft(settings, draftId)
    // A page that was left open comes back after the draft went on elsewhere.
    document.addEventListener('visibilitychange', open)
    return () => document.removeEventListener('visibilitychange', open)
  }, [settings, draftId, viewer])
  if (posted) return <Posted post={posted.post} />
  if (work.status === 'loading') {
    return (
      <Page title={t('posts.new')}>
        <PostSkeleton />
      </Page>
    )
  }
  if (work.status === 'failed') {
    const isGone = isApiError(work.error) && work.error.status === 404
    return (
      <Page title={t('posts.new')}>
        {isGone ? (
          <StateMessage drawing={drawings.empty} title={t('posts.gone.draft')} text={t('posts.gone.draft.text')}>
            <ButtonLink variant="primary" page="posts">
              {t('posts.gone.action')}
            </ButtonLink>
          </StateMessage>
        ) : (
          <FailedState
            title={t('posts.failed')}
            text={t(errorKey(work.error))}
            onRetry={() => void openDraft(settings, draftId)}
          />
        )}
      </Page>
    )
  }
  return (
    <Page title={t('posts.new')}>
      <Editor draftId={draftId} work={work} onPosted={(post) => setPosted({ post })} />
    </Page>
  )
}
