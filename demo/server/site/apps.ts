/** A brand's whole site on one page, `<geuin-app>`. */
export interface DemoApp {
  /** What precedes the path of each of its pages. */
  base: string
  brandId: string
  /** In demo/pages. */
  file: string
}

export const apps: readonly DemoApp[] = [
  { base: '/app', brandId: '1', file: 'app.html' },
  { base: '/halcyon', brandId: '2', file: 'halcyon-app.html' },
]
