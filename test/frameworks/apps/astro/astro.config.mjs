import { defineConfig } from 'astro/config'

export default defineConfig({ base: '/apps/astro' })
