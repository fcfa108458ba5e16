// PreferencesService
