import type { Answer, Visitor } from '../../visitor.ts'

export function upload(browser: Visitor, photo: Buffer | string, type = 'image/jpeg'): Promise<Answer> {
  return browser.post('/api/photos', photo, { 'content-type': type })
}
