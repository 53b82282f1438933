import ts from 'typescript'

/** What the comment above a declaration says, without its tags and without references to other papers. */
export function documentation(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string {
  return ts
    .displayPartsToString(symbol?.getDocumentationComment(checker))
    .replace(/ \((specification|contract|product|RFC)[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
