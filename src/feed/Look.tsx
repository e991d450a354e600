import { useBrandTheme } from '../brand/useBrand'

/** Dresses the island; apart, since without a server there is no brand to ask for. */
export const Look = () => {
  useBrandTheme()
  return null
}
