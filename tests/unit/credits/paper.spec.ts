import { test } from '@japa/runner'
import { Paper } from '@manyhearts/api/app/credits/receipts/paper'
import { theme } from '@manyhearts/theme-presets/theme'
import { pdfText } from '../../pdf_text.ts'

test.group('A row of a paper', () => {
  const ink = { role: 'text', size: 11, colour: '#000' } as const

  async function row(label: string, value: string): Promise<{ end: number; said: string[] }> {
    const paper = new Paper({ look: theme(), language: 'en', title: 'A', author: 'B', date: new Date(0) })
    const end = paper.row([label, value], ink, { x: 60, y: 0, width: 475 })
    return { end, said: pdfText(await paper.finish()).split('\n') }
  }

  test('is one line where label and value fit beside each other', async ({ assert }) => {
    const { said } = await row('Account holder', 'Ann Example')

    assert.includeMembers(said, ['Account holder', 'Ann Example'])
  })

  test('breaks a long value, so that it doesn’t meet the label', async ({ assert }) => {
    const { end: one } = await row('Account holder', 'Ann')

    const { said, end } = await row('Account holder', `Ann ${'of many names and '.repeat(5)}more`)

    assert.include(said, 'Account holder')
    assert.isAbove(end, one)
    for (const line of said) assert.isBelow(line.length, 70)
  })
})
