import { useState } from 'react'
import { PageLink } from '../ui/button/PageLink'
import { useStyles } from '../ui/styles/useStyles'
import styles from './BrandLogo.css'
import type { Brand } from './brand'

interface Props {
  brand: Brand
}

/**
 * The brand's logo as a link to the home page: the logo on narrow screens, the web logo on wide ones, the name without
 * either. The screen's width decides, since dialogs show it.
 */
export const BrandLogo = ({ brand: { name, logo, webLogo } }: Props) => {
  useStyles(styles)
  const [broken, setBroken] = useState(false)
  const wide = webLogo ?? logo
  const narrow = logo ?? webLogo
  return (
    <PageLink className="brand-logo" page="home" aria-label={name}>
      {wide && narrow && !broken ? (
        <picture>
          <source media="(min-width: 560px)" srcSet={wide} />
          <img src={narrow} alt="" onError={() => setBroken(true)} />
        </picture>
      ) : (
        name
      )}
    </PageLink>
  )
}
