import type { Mail, MailBlock } from './mail.js'
import type { FooterLine } from './mail_footer.js'

export function mailText({ blocks }: Mail, footer: FooterLine[]): string {
  return [...blocks.map(blockText), '--', ...footer.map(lineText)].join('\n\n') + '\n'
}

function blockText(block: MailBlock): string {
  if (block.kind === 'button' || block.kind === 'link') return `${block.text}:\n${block.href}`
  if (block.kind === 'code') return `${block.text}\n${block.code}`
  if (block.kind === 'list') return block.lines.map((line) => `- ${line}`).join('\n')
  if (block.kind === 'facts') return block.rows.map(([label, value]) => `${label} – ${value}`).join('\n')
  return block.text
}

function lineText(line: FooterLine): string {
  return typeof line === 'string' ? line : `${line.text}:\n${line.href}`
}
