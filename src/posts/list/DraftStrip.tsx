import { useEffect, useState } from 'react'
import { stringsNow } from '../../kit/baseStrings'
import { formatAgo } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { PageLink } from '../../ui/button/PageLink'
import { Icon } from '../../ui/icon/Icon'
import { useStyles } from '../../ui/styles/useStyles'
import type { Draft } from '../post'
import { fetchDrafts } from '../post.query'
import { postsStrings } from '../posts.strings'
import { RowPicture } from './RowPicture'
import styles from './Rows.css'

/** Drafts that show below the zone for a new video. */
const limit = 2

/** The drafts that were changed last, to go on with; nothing without any. */
export const DraftStrip = () => {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  useEffect(() => {
    let isWanted = true
    // Without them the page is whole too.
    fetchDrafts(settings, null, limit).then(
      ({ items }) => isWanted && setDrafts(items),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [settings])
  if (drafts.length === 0) return null
  return (
    <section className="draft-strip">
      <header>
        <h2>{t('posts.drafts')}</h2>
        <PageLink page="posts">{t('posts.drafts.all')}</PageLink>
      </header>
      <ul>
        {drafts.map(({ id, updatedAt, thumb, values }) => (
          <li key={id}>
            <PageLink className="draft-link" page="post-draft" slug={id}>
              <RowPicture coverPath={values.coverPath} thumb={thumb} />
              <span>
                <b>
                  <bdi>{values.caption.trim() || t('posts.untitled')}</bdi>
                </b>
                <small>
                  {t('posts.draft.edited', {
                    when: formatAgo(stringsNow(settings.locale), updatedAt, settings.locale),
                  })}
                </small>
              </span>
              <Icon name="right" size="s" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
