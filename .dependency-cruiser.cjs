/** The walls of ARCHITECTURE.md, enforced. Each rule says what may not be imported, and why. */
const word = '(tenancy|identity|members|discovery|chat|credits|safety|notices|reach)'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles-between-files',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'database-knows-nobody',
      comment: 'Tables and rows know no model.',
      severity: 'error',
      from: { path: '^database/' },
      to: { path: '^(api|tenant-site|admin-console|theme-presets|locales|tests)/' },
    },
    {
      name: 'site-knows-the-contract-only',
      comment: 'The member site sees the generated client, never the API’s code.',
      severity: 'error',
      from: { path: '^tenant-site/' },
      to: { path: '^(api/(?!\\.adonisjs/client)|database|admin-console|tests)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'console-knows-http-only',
      severity: 'error',
      from: { path: '^admin-console/' },
      to: { path: '^(api|database|tenant-site|tests)/' },
    },
    {
      name: 'shared-rooms-stand-alone',
      severity: 'error',
      from: { path: '^(theme-presets|locales)/' },
      to: { path: '^(api|database|tenant-site|admin-console|tests)/' },
    },
    {
      name: 'api-reads-rooms-by-path',
      comment: 'Built files and rows are loaded at run time.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(database|tenant-site|admin-console|tests)/' },
    },
    {
      name: 'nobody-imports-a-controller',
      severity: 'error',
      from: { path: '^api/app/' },
      to: { path: '_controller\\.ts$' },
    },
    {
      name: 'validators-and-jobs-stay-in-their-room',
      severity: 'error',
      from: { path: `^api/app/${word}/` },
      to: { path: '_(validator|job)\\.ts$', pathNot: '^api/app/$1/' },
    },
    {
      name: 'tenancy-imports-no-other-room',
      severity: 'error',
      from: { path: '^api/app/tenancy/' },
      to: { path: '^api/app/(identity|members|discovery|chat|credits|safety|reach|admin|site)/' },
    },
    {
      name: 'features-never-import-features',
      severity: 'error',
      from: { path: '^tenant-site/src/features/([^/]+)/' },
      to: { path: '^tenant-site/src/features/', pathNot: '^tenant-site/src/features/$1/' },
    },
    {
      name: 'ui-knows-no-words-and-no-data',
      severity: 'error',
      from: { path: '^tenant-site/src/ui/' },
      to: { path: '^tenant-site/src/(features|app)/|node_modules/(i18next|react-i18next|@tanstack)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|build|dist)/|^api/\\.adonisjs/(server|client/manifest)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
