import { useT } from '../../kit/useT'
import { ButtonLink } from '../../ui/button/ButtonLink'
import { Page } from '../../ui/page/Page'
import { useHeadingFocus } from '../../ui/page/useHeadingFocus'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import type { Post } from '../post'
import { postsStrings } from '../posts.strings'

/** What became of a draft that was posted; null where the server has not said. */
export const Posted = ({ post }: { post: Post | null }) => {
  const t = useT(postsStrings)
  useHeadingFocus(true)
  const slug = post?.video?.slug
  const title = t(slug ? 'posts.post.out' : 'posts.post.coming')
  return (
    <Page title={title}>
      <StateMessage
        drawing={drawings.empty}
        title={title}
        text={t(slug ? 'posts.post.out.text' : 'posts.post.coming.text')}
      >
        {slug && (
          <ButtonLink variant="primary" page="video" slug={slug}>
            {t('posts.post.see')}
          </ButtonLink>
        )}
        <ButtonLink variant={slug ? 'quiet' : 'primary'} page="posts">
          {t('posts.title')}
        </ButtonLink>
      </StateMessage>
    </Page>
  )
}
