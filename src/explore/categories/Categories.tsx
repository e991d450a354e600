import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Chip } from '../../ui/button/Chip'
import { Skeleton } from '../../ui/state/Skeleton'
import { classes } from '../../ui/styles/classes'
import { useStyles } from '../../ui/styles/useStyles'
import type { ShelfLayout } from '../Shelf'
import { ShelfFailed } from '../ShelfFailed'
import styles from './Categories.css'
import { type Category, categoriesAtom } from './categories.query'
import { categoriesStrings } from './categories.strings'

interface Props {
  /** The id of the one that shows; undefined for everything. */
  chosen: string | undefined
  layout: ShelfLayout
}

/** What there is to explore by: one of the categories, or everything; nothing for a brand without any. */
export default function Categories({ chosen, layout }: Props) {
  useStyles(styles)
  const { element, emit, settings, t: base } = useIsland()
  const t = useT(categoriesStrings)
  const { data: categories, error, refetch } = useAtomValue(useMemo(() => categoriesAtom(settings), [settings]))
  if (error && !categories) return <ShelfFailed error={error} onRetry={() => void refetch()} />
  if (!categories)
    return (
      <div role="status" aria-busy="true">
        <span className="visually-hidden">{base('common.loading')}</span>
        <Skeleton width="100%" height={36} />
      </div>
    )
  if (categories.length === 0) return null

  const choose = (category: Category | null) => {
    if (category?.id === chosen) return
    if (category) element.setAttribute('category', category.id)
    else element.removeAttribute('category')
    emit('geuin:explore-change', { category: category?.id ?? null, title: category?.title ?? null })
  }
  return (
    <fieldset className={classes('categories', layout === 'carousel' && 'categories-strip')}>
      <legend className="visually-hidden">{t('categories.label')}</legend>
      <Chip isOn={!chosen} onToggle={() => choose(null)}>
        {t('categories.all')}
      </Chip>
      {categories.map((category) => (
        <Chip key={category.id} isOn={chosen === category.id} onToggle={() => choose(category)}>
          <bdi>{category.title}</bdi>
        </Chip>
      ))}
    </fieldset>
  )
}
