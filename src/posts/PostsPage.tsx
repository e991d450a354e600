import { useState } from 'react'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { ButtonLink } from '../ui/button/ButtonLink'
import { Chip } from '../ui/button/Chip'
import { Page } from '../ui/page/Page'
import { useStyles } from '../ui/styles/useStyles'
import { DraftList } from './list/DraftList'
import { PostList } from './list/PostList'
import styles from './list/Rows.css'
import type { PostCounts } from './post.query'
import { postsStrings } from './posts.strings'

const filters = ['all', 'published', 'inWork', 'drafts'] as const
type Filter = (typeof filters)[number]

const filterKeys = {
  all: 'posts.filter.all',
  published: 'posts.filter.published',
  inWork: 'posts.filter.inWork',
  drafts: 'posts.filter.drafts',
} as const satisfies Record<Filter, string>

/** The viewer's own posts and drafts, and how they do. */
export default function PostsPage() {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const [filter, setFilter] = useState<Filter>('all')
  const [counts, setCounts] = useState<PostCounts | null>(null)
  const numbers: Record<Filter, number | null> = {
    all: counts && counts.published + counts.inWork,
    published: counts?.published ?? null,
    inWork: counts?.inWork ?? null,
    drafts: counts?.drafts ?? null,
  }
  const actions = (
    <ButtonLink variant="primary" small page="post-create">
      {t('posts.new')}
    </ButtonLink>
  )
  return (
    <Page title={t('posts.title')} actions={actions}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't lay out its row */}
      <div className="post-filters" role="group" aria-label={t('posts.filter')}>
        {filters.map((it) => (
          <Chip key={it} isOn={filter === it} onToggle={() => setFilter(it)}>
            {t(filterKeys[it])}
            {numbers[it] !== null && ` ${formatCount(numbers[it], settings.locale)}`}
          </Chip>
        ))}
      </div>
      {filter === 'drafts' ? (
        <DraftList onChanged={() => setCounts((now) => now && { ...now, drafts: Math.max(0, now.drafts - 1) })} />
      ) : (
        <PostList
          key={filter}
          state={filter === 'published' ? 'published' : filter === 'inWork' ? 'in_work' : undefined}
          onCounts={setCounts}
        />
      )}
    </Page>
  )
}
