import { QueryClient } from '@tanstack/query-core'
import { shared } from './shared'

/** The page's one query client. Apart from the store, so that a first view can be without query-core. */
export const queryClient = () =>
  shared(
    'queryClient',
    () =>
      new QueryClient({
        defaultOptions: {
          // kit/http has its own retries; offline is an error that a viewer can see and retry, not a silent pause.
          queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: false },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  )
