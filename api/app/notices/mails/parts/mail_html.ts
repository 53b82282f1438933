import { escapeHtml } from '#app/http/escape_html'
import type { Mail, MailBlock } from './mail.js'
import type { FooterLine } from './mail_footer.js'
import type { MailTheme } from '#app/tenancy/themes/mail_theme'

interface Frame {
  brand: string
  language: string
  footer: FooterLine[]
  look: MailTheme
}

export function mailHtml({ subject, preview, blocks }: Mail, { brand, language, footer, look }: Frame): string {
  const { light } = look
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles(look)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.surface_0};color:${light.ink};font-family:${look.text};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p class="brand" style="margin:0 0 20px;font-family:${look.display};font-size:22px;font-weight:600;color:${light.primary_ink}">${escapeHtml(brand)}</p>
<main class="card" style="background:${light.surface_1};border:1px solid ${light.line};border-radius:${look.card}px;padding:32px 28px">
${blocks.map((block) => blockHtml(block, look)).join('\n')}
</main>
<footer class="muted" style="padding:20px 28px;font-size:13px;color:${light.ink_muted}">
${footer.map((line) => `<p style="margin:0 0 6px">${lineHtml(line)}</p>`).join('\n')}
</footer>
</div>
</body>
</html>
`
}

function blockHtml(block: MailBlock, { light, display, control }: MailTheme): string {
  const text = 'text' in block ? escapeHtml(block.text) : ''
  switch (block.kind) {
    case 'heading':
      return `<h1 class="strong" style="margin:0 0 12px;font-family:${display};font-size:27px;line-height:1.15;font-weight:600;color:${light.ink_strong}">${text}</h1>`
    case 'text':
      return `<p style="margin:0 0 20px">${text}</p>`
    case 'note':
      return `<p class="muted" style="margin:20px 0 0;font-size:14px;color:${light.ink_muted}">${text}</p>`
    case 'button':
      return `<p style="margin:0 0 16px"><a class="button" href="${escapeHtml(block.href)}" style="display:inline-block;padding:14px 26px;border-radius:${control}px;background:${light.primary};color:${light.on_primary};font-weight:600;text-decoration:none">${text}</a></p>`
    case 'link':
      return `<p style="margin:0 0 16px"><a class="link" href="${escapeHtml(block.href)}" style="color:${light.primary_ink}">${text}</a></p>`
    case 'list':
      return `<ul style="margin:0 0 20px;padding-inline-start:22px">${block.lines.map((line) => `<li style="margin:0 0 8px">${escapeHtml(line)}</li>`).join('')}</ul>`
    case 'facts':
      return `<div style="margin:0 0 20px">${block.rows.map(([label, value]) => `<p style="margin:0 0 10px"><span class="muted" style="font-size:14px;color:${light.ink_muted}">${escapeHtml(label)}</span><br>${escapeHtml(value)}</p>`).join('')}</div>`
    case 'code':
      return `<p style="margin:8px 0 6px">${text}</p>
<p class="code" style="margin:0;font-size:30px;font-weight:600;letter-spacing:6px;font-variant-numeric:tabular-nums;color:${light.ink_strong}">${escapeHtml(block.code)}</p>`
  }
}

function lineHtml(line: FooterLine): string {
  if (typeof line === 'string') return escapeHtml(line)
  return `<a class="muted" href="${escapeHtml(line.href)}" style="color:inherit">${escapeHtml(line.text)}</a>`
}

/** Inline styles override the style sheet, hence `!important`. */
function darkStyles({ dark }: MailTheme): string {
  return `@media (prefers-color-scheme:dark){
.page{background:${dark.surface_0}!important;color:${dark.ink}!important}
.card{background:${dark.surface_1}!important;border-color:${dark.line}!important}
.brand,.link{color:${dark.primary_ink}!important}
.strong,.code{color:${dark.ink_strong}!important}
.muted{color:${dark.ink_muted}!important}
.button{background:${dark.primary}!important;color:${dark.on_primary}!important}
}`
}
