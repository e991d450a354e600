import pg from 'pg'
import { startMailServer } from './mailServer.mjs'
import { startServer } from './server.mjs'

/**
 * A database that is gone afterwards, on the server of TEST_DATABASE_URL.
 * @returns {Promise<{ url: string, close: () => Promise<void> } | null>} null where it names none
 */
export const openDatabase = async () => {
  const address = process.env.TEST_DATABASE_URL
  if (!address) return null
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const name = `bench_${process.pid}`
  await client.query(`create database ${name}`)
  const url = new URL(address)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async close() {
      await client.query(`drop database ${name} with (force)`)
      await client.end()
    },
  }
}

/**
 * The reference server as a brand runs it, with a mail server.
 * @param {{ scale: number, databaseUrl: string }} options scale: generated videos; databaseUrl: '' for the embedded database
 */
export const startOnDatabase = async ({ scale, databaseUrl }) => {
  const mail = await startMailServer()
  const env = { DATABASE_URL: databaseUrl, GEUIN_SMTP_URL: mail.url, GEUIN_TRUST_PROXY: '1' }
  const server = await startServer({ scale, env })
  return {
    server,
    mail,
    async stop() {
      await server.stop()
      await mail.close()
    },
  }
}
