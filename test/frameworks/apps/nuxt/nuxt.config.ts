export default defineNuxtConfig({
  compatibilityDate: '2026-08-01',
  app: { baseURL: '/apps/nuxt/' },
  typescript: { strict: true },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('geuin-') } },
})
