export const FILTER_ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > .MuiFormControl-root': { flex: '1 1 112px', minWidth: 0, maxWidth: 176, m: 0 },
  '& > .MuiFormControl-root:first-of-type': { flexBasis: 184, maxWidth: 264 },
  '& .MuiFormHelperText-root': { display: 'none' },
}
