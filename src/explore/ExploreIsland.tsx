import type { ComponentProps } from 'react'
import { themedView } from '../brand/themedView'
import { useT } from '../kit/useT'
import { Lazy } from '../ui/Lazy'
import { lazyView } from '../ui/lazyView'
import { Toaster } from '../ui/overlay/Toaster'
import { Skeleton } from '../ui/state/Skeleton'
import { useStyles } from '../ui/styles/useStyles'
import type Categories from './categories/Categories'
import type CategoryShelves from './categories/CategoryShelves'
import styles from './ExploreIsland.css'
import { exploreStrings } from './explore.strings'
import { FeaturedShelves } from './FeaturedShelves'
import type { ShelfLayout } from './Shelf'

interface Props {
  /** `carousel` for a page's margin; a page of its own unless given. */
  layout: string | undefined
  /** The id of the category that shows; everything unless given. */
  category: string | undefined
}

const categoriesView = lazyView<ComponentProps<typeof Categories>>(() => import('./categories/Categories'))
const shelvesView = lazyView<ComponentProps<typeof CategoryShelves>>(() => import('./categories/CategoryShelves'))

/** `<geuin-explore>`: communities, people and loops of a brand that are worth a look, or those of a category. */
function ExploreIsland({ layout: attribute, category: chosen }: Props) {
  useStyles(styles)
  const t = useT(exploreStrings)
  const layout: ShelfLayout = attribute === 'carousel' ? 'carousel' : 'grid'
  return (
    <article className="explore" aria-label={t('explore.label')}>
      <Lazy view={categoriesView} props={{ chosen, layout }} waiting={<Skeleton width="100%" height={36} />} />
      {chosen ? (
        <Lazy view={shelvesView} props={{ chosen, layout }} waiting={null} />
      ) : (
        <FeaturedShelves layout={layout} />
      )}
      <Toaster />
    </article>
  )
}

export default themedView(ExploreIsland, exploreStrings)
