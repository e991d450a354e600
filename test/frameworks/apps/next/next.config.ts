import { dirname } from 'node:path'
import type { NextConfig } from 'next'

const config: NextConfig = {
  output: 'export',
  basePath: '/apps/next',
  trailingSlash: true,
  turbopack: { root: dirname(__dirname) },
}

export default config
