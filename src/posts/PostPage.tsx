import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { isApiError } from '../kit/http'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { ButtonLink } from '../ui/button/ButtonLink'
import { Page } from '../ui/page/Page'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { useStyles } from '../ui/styles/useStyles'
import styles from './draft/DraftEditor.css'
import { Preview } from './draft/Preview'
import { isSound, PostForm } from './form/PostForm'
import { editPost } from './list/posts.actions'
import { PostSkeleton } from './PostSkeleton'
import { changesOf, type Post } from './post'
import { fetchPost } from './post.query'
import { postFailure } from './postFailure'
import { postsStrings } from './posts.strings'
import { problemKeys } from './problemKeys'
import { StatisticsView } from './statistics/StatisticsView'

interface EditProps {
  post: Post
  onChanged(post: Post): void
}

/** The form of a published post, and how it does. */
const EditPost = ({ post, onChanged }: EditProps) => {
  const { settings, element } = useIsland()
  const t = useT(postsStrings)
  const toast = useSetAtom(showToast)
  const [values, setValues] = useState(post.values)
  const [isSaving, run] = usePending()
  const changes = changesOf(post.values, values)
  const count = Object.keys(changes).length
  const { video } = post
  const save = () =>
    run(async () => {
      try {
        const changed = await editPost(settings, post.id, changes)
        if (changed) {
          onChanged(changed)
          setValues(changed.values)
        }
        toast(element, { kind: 'success', message: t('posts.changes.saved') })
      } catch (error) {
        toast(element, { kind: 'error', ...postFailure(error, t) })
      }
    })
  return (
    <div className="draft">
      {video && <StatisticsView videoId={post.id} duration={video.media.duration} />}
      <div className="draft-columns draft-after">
        <div className="draft-form">
          <h2 className="draft-title">{t('posts.menu.edit')}</h2>
          <PostForm values={values} file={null} onChange={(fields) => setValues((now) => ({ ...now, ...fields }))} />
        </div>
        <aside className="draft-side">
          <Preview values={values} file={null} thumb={video?.media.poster ?? null} />
          {video && (
            <ButtonLink variant="outline" page="video" slug={video.slug}>
              {t('posts.post.see')}
            </ButtonLink>
          )}
        </aside>
      </div>
      {count > 0 && (
        <footer className="draft-foot">
          <p className="draft-saved" role="status">
            {t('posts.changes', { count })}
          </p>
          <Button variant="outline" onClick={() => setValues(post.values)}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" pending={isSaving} disabled={!isSound(values)} onClick={() => void save()}>
            {t('posts.changes.save')}
          </Button>
        </footer>
      )}
    </div>
  )
}

type State = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; post: Post }

/** One of the viewer's own posts, by its id: how it does, and what is said about it. */
export default function PostPage({ slug = '' }: { slug?: string }) {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const [state, setState] = useState<State>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads it anew
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setState({ status: 'loading' })
    fetchPost(settings, slug, signal).then(
      (post) => !signal.aborted && setState({ status: 'ready', post }),
      (error: unknown) => !signal.aborted && setState({ status: 'failed', error }),
    )
    return () => controller.abort()
  }, [settings, slug, tries])

  if (state.status === 'ready') {
    const { post } = state
    const title = post.video?.title || post.values.caption.trim() || t('posts.untitled')
    return (
      <Page title={title}>
        {post.state === 'published' ? (
          <EditPost key={post.id} post={post} onChanged={(changed) => setState({ status: 'ready', post: changed })} />
        ) : (
          <StateMessage
            drawing={drawings.empty}
            title={t(post.problem ? problemKeys[post.problem] : 'posts.state.processing')}
            text={t(post.problem ? 'posts.upload.kept' : 'posts.state.processing.text')}
          >
            <ButtonLink variant="primary" page="posts">
              {t('posts.title')}
            </ButtonLink>
          </StateMessage>
        )}
      </Page>
    )
  }
  const isGone = state.status === 'failed' && isApiError(state.error) && state.error.status === 404
  return (
    <Page title={t('posts.edit.title')}>
      {state.status === 'loading' && <PostSkeleton />}
      {isGone && (
        <StateMessage drawing={drawings.lost} title={t('posts.gone')} text={t('posts.gone.text')}>
          <ButtonLink variant="primary" page="posts">
            {t('posts.gone.action')}
          </ButtonLink>
        </StateMessage>
      )}
      {state.status === 'failed' && !isGone && (
        <FailedState
          title={t('posts.failed')}
          text={t(errorKey(state.error))}
          onRetry={() => setTries((count) => count + 1)}
        />
      )}
    </Page>
  )
}
