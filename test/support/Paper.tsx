import type { ReactNode } from 'react'
import { Toaster } from '../../src/ui/overlay/Toaster'

/** What `<geuin-app>` puts around a page: the ground that its colours stand on, the container that it measures, toasts. */
export const Paper = ({ children }: { children: ReactNode }) => (
  <div style={{ background: 'var(--geuin-surface)', container: 'main / inline-size' }}>
    {children}
    <Toaster />
  </div>
)
