import type { Mail, MailBlock } from './mail.js'

/** A mail as plain text, for programs and people who prefer it. */
export function mailText({ blocks }: Mail, footer: string[]): string {
  return [...blocks.map(blockText), '--', ...footer].join('\n\n') + '\n'
}

function blockText(block: MailBlock): string {
  if (block.kind === 'button' || block.kind === 'link') return `${block.text}:\n${block.href}`
  if (block.kind === 'code') return `${block.text}\n${block.code}`
  if (block.kind === 'list') return block.lines.map((line) => `- ${line}`).join('\n')
  return block.text
}
