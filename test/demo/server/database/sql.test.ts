import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compile, list, raw, sql } from '../../../../demo/server/database/sql'

describe('the sql tag', () => {
  it('sends values as parameters, never as text', () => {
    const name = `'; drop table users --`
    assert.deepEqual(compile(sql`select ${1}, ${name} where ${null}`), {
      text: 'select $1, $2 where $3',
      params: [1, name, null],
    })
  })

  it('numbers the parameters of a statement made of parts, in the order in which they stand', () => {
    const visible = (viewer: string | null) => sql`(is_open or owner = ${viewer})`
    const page = sql`select ${raw('id')} from videos where brand = ${'1'} and ${visible('7')} limit ${20}`
    assert.deepEqual(compile(sql`with page as (${page}) select * from page where id <> ${'9'}`), {
      text: 'with page as (select id from videos where brand = $1 and (is_open or owner = $2) limit $3) select * from page where id <> $4',
      params: ['1', '7', 20, '9'],
    })
  })

  it('sends an array as one parameter and joins parts with commas', () => {
    const changes = list([sql`a = ${1}`, sql`b = ${2}`, sql`c = now()`])
    assert.deepEqual(compile(sql`update t set ${changes} where id = any(${['1', '2']})`), {
      text: 'update t set a = $1, b = $2, c = now() where id = any($3)',
      params: [1, 2, ['1', '2']],
    })
    assert.equal(compile(sql`select 1${list([])}`).text, 'select 1')
  })
})
