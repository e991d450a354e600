import { track } from '../../analytics/track'
import { BrandMark } from '../../brand/BrandMark'
import { useBrand } from '../../brand/useBrand'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import type { SectionChoice, SectionsProps } from '../../posters/Sections'
import { PageLink } from '../../ui/button/PageLink'
import { lazyView, useLazyView } from '../../ui/lazyView'
import { useStyles } from '../../ui/styles/useStyles'
import { feedStrings } from '../feed.strings'
import { useFeedContext } from '../feedContext'
import styles from './TopBar.css'

export type Tab = 'home' | 'latest'

interface TabChoice {
  tab: Tab
  onTab(tab: Tab): void
}

/** The bar over a feed: the two orders of the page's main feed, or a placement's sections. */
export type TopBarProps = TabChoice | SectionChoice

const sectionStrip = lazyView<SectionsProps>(() => import('../../posters/Sections'))

const BarBrand = () => {
  const brand = useBrand().data
  if (!brand) return <span />
  return (
    <PageLink className="bar-brand" page="home" aria-label={brand.name}>
      <BrandMark brand={brand} />
      <span>{brand.name}</span>
    </PageLink>
  )
}

/** Whose feed it is, and which of its two orders is shown. */
const Tabs = ({ tab, onTab }: TabChoice) => {
  const { element } = useIsland()
  const t = useT(feedStrings)
  const { properties } = useFeedContext()
  const choose = (it: Tab) => {
    onTab(it)
    if (it !== tab) track(element, 'Section Changes', { ...properties, section: it })
  }
  const tabs = { home: t('feed.tab.forYou'), latest: t('feed.tab.latest') } as const
  return (
    <nav part="bar" className="bar" aria-label={t('feed.tabs')}>
      <BarBrand />
      <div className="bar-tabs">
        {(['home', 'latest'] as const).map((it) => (
          <button key={it} type="button" aria-current={it === tab || undefined} onClick={() => choose(it)}>
            {tabs[it]}
          </button>
        ))}
      </div>
    </nav>
  )
}

const SectionBar = (choice: SectionChoice) => {
  const { properties } = useFeedContext()
  const strip = useLazyView(sectionStrip)
  return (
    <div part="bar" className="bar">
      {strip.status === 'ready' && <strip.View {...choice} properties={properties} />}
    </div>
  )
}

/** The bar over a feed. */
export const TopBar = (props: TopBarProps) => {
  useStyles(styles)
  return 'onTab' in props ? <Tabs {...props} /> : <SectionBar {...props} />
}
