import { useState } from 'react'
import { useStyles } from '../ui/styles/useStyles'
import styles from './BrandMark.css'
import type { Brand } from './brand'

/** The brand's small logo, inside a text or a control that names the brand. */
export const BrandMark = ({ brand: { logo } }: { brand: Brand }) => {
  useStyles(styles)
  const [broken, setBroken] = useState<string | null>(null)
  if (!logo || logo === broken) return null
  return <img className="brand-mark" src={logo} alt="" onError={() => setBroken(logo)} />
}
