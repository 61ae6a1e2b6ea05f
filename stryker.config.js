/**
 * `npm run test:mutation`: faults are put into the code, one at a time, and the unit tests of its folder have to find them.
 * `npm run test:mutation -- --mutate 'src/wire/**'` looks at one folder; what was found before stays in the report, which is
 * `coverage/mutation/index.html`. `MUTATION_TESTS=wire` asks the tests of that folder alone, which is quicker: the engine's faults are seen
 * by the tests of every widget.
 */
export default {
  testRunner: 'vitest',
  mutate: [
    'src/fragments/**/*.ts',
    'src/islands/**/*.ts',
    'src/react/**/*.{ts,tsx}',
    'src/stores/**/*.ts',
    'src/wire/**/*.ts',
    // What the areas work out, without a host and without the network.
    'widgets/articles/section*.ts',
    'widgets/attribution/tracker/*.ts',
    'widgets/contact-form/formState.ts',
    'widgets/contact-form/validation/*.ts',
    'widgets/coupon/*State.ts',
    'widgets/listing/rows.ts',
    'widgets/page/*/{dropdownState,menuLevels,stickiness,tabSet}.ts',
    'widgets/product/quantity/nextQuantity.ts',
    'widgets/product/variations/{quantityLimits,variationController,variationData,variationIndex,variationTemplate,variationsReader}.ts',
    'widgets/quote/quoteButtonState.ts',
    'widgets/search/{searchState,suggestionName}.ts',
    'widgets/wishlist/lists.ts',
  ],
  coverageAnalysis: 'perTest',
  // What runs while a module is evaluated would need all tests anew for each fault.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'coverage/mutation/incremental.json',
  tempDirName: 'coverage/stryker',
  // The compiler has no interface that Stryker could read the file by, and no test needs it.
  tsconfigFile: 'none',
  disableTypeChecks: '{src,widgets}/**/*.{ts,tsx}',
  concurrency: 2,
  timeoutMS: 5000,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'coverage/mutation/index.html' },
  jsonReporter: { fileName: 'coverage/mutation/report.json' },
  thresholds: { high: 95, low: 90, break: 85 },
}
