import { islandView } from '../kit/islandView'
import { followTheme } from './theme.actions'

/** As `islandView`, in the theme of the site's brand, which is requested before the view is mounted. */
export const themedView: typeof islandView = (View, strings) => {
  const { load, mount } = islandView(View, strings)
  return {
    load: (context) => {
      // In a task of its own: with the view's code or its mount it takes a slow phone 50 ms.
      setTimeout(followTheme, 0, context)
      return load(context)
    },
    mount,
  }
}
