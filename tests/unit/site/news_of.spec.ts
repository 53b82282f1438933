import { test } from '@japa/runner'
import { newsOf } from '../../../tenant-site/src/features/discovery/likes/news_of.ts'

const like = (id: string, more = {}) => ({ id, like_new: true, automatic: false, matched: false, ...more })
const list = (...liked_by: ReturnType<typeof like>[]) => ({ liked_by })

test.group('News of likes', () => {
  test('are likes that came since, the newest of them', ({ assert }) => {
    const news = newsOf(list(like('1')), list(like('3'), like('2'), like('1')))

    assert.containSubset(news, { kind: 'like', card: { id: '3' } })
  })

  test('report a match first', ({ assert }) => {
    const news = newsOf(list(), list(like('2'), like('1', { matched: true })))

    assert.containSubset(news, { kind: 'match', card: { id: '1' } })
  })

  test('are none when nothing came, it was seen already, or the site introduced a profile', ({ assert }) => {
    assert.isNull(newsOf(list(like('1')), list(like('1', { matched: true }))))
    assert.isNull(newsOf(list(), list(like('1', { like_new: false }))))
    assert.isNull(newsOf(list(), list(like('1', { automatic: true }))))
  })
})
