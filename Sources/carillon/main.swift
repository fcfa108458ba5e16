import CarillonCommand

await Carillon.runAndExit()
