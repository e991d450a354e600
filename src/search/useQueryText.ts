import { useSyncExternalStore } from 'react'
import { onPageQueryChange, readPageQuery } from '../kit/pageQuery'

/** A parameter of the page's address as text; '' without it. */
export const useQueryText = (name: string): string =>
  useSyncExternalStore(onPageQueryChange, () => {
    const value = readPageQuery(name)
    return typeof value === 'string' ? value : ''
  })
